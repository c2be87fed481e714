/** Questions about splits, which come with the reader of files. */
import { later } from '../browser/later'
import type { QuestionsProps } from './split-questions'

export const SplitQuestions = later<QuestionsProps>(async () => (await import('./files')).SplitQuestions)
export const SplitsTaken = later(async () => (await import('./files')).SplitsTaken)
