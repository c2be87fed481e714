export { readHoldings, type ReadOptions } from "./read.js";
export { largest } from "./largest.js";
export { directoryLookup } from "./directory-lookup.js";
export { fileWords, type FileWords } from "./words.js";
export type { Match, SecurityLookup, Wanted } from "./lookup.js";
export type { NumberFormat } from "./decimal.js";
export type { FileFault, FileFaultCode, FileHolding, FileRequest, FileVerdict, Largest, LeftOut, LeftOutReason, Proposal, ReadFile, RefusedFile, RowFaultCode, StatedTotal, } from "./verdict.js";
