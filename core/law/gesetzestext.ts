/** Wording of a statute as of 26 March 2022, where it was read; what changed later stands on the pages that the rows name. */
const gesetzestext = (folder: string): string =>
  `https://github.com/bundestag/gesetze/blob/77abca2ceea3b7b89ea70afb13b5dd55415eb124/${folder}/index.md`

/** The statutes that the figures stand in. */
export const ESTG = gesetzestext('e/estg')
export const SOLZG = gesetzestext('s/solzg_1995')
export const INVSTG = gesetzestext('i/invstg_2018')
export const ERBSTG = gesetzestext('e/erbstg_1974')
export const GRESTG = gesetzestext('g/grestg_1983')
export const SGB_VI = gesetzestext('s/sgb_6')
