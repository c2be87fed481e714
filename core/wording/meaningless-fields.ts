/** Fields of results that have values without meaning. Separate from the words, which pages of calculators do not load. */

/** An unreachable goal still has a number of months and a date, which have no meaning: they are shown as missing. */
export const withoutVoid = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  fields['targetUnreachable'] === true ? { ...fields, monthsToTarget: null, targetDate: null } : fields
