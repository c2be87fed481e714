/** Fields of results that are filled and yet say nothing. Apart from the words, which pages of calculators do not load. */

/** A goal that is not reached has a number of months and a date all the same, which say nothing: they are shown as missing. */
export const withoutVoid = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  fields['targetUnreachable'] === true ? { ...fields, monthsToTarget: null, targetDate: null } : fields
