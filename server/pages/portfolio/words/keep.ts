/** Words for keeping a depot. */
import type { Locale } from '../../../../core/values/text'

const en = {
  title: 'Keep this depot',
  help: 'What you type stays in this tab until it is closed. With a name it stays on this device, for everyone who uses this browser; it is sent to nobody.',
  name: 'Name of the depot',
  mine: 'My depot',
  keep: 'Keep on this device',
  forget: 'Delete',
  forgetOne: (name: string) => `Delete ${name} from this device`,
  link: 'Copy a private link',
  linkHelp: 'A link can carry the depot in its last part, which browsers do not send. Whoever has the link can read the depot.',
  copied: 'The link is copied.',
}

const de: typeof en = {
  title: 'Dieses Depot behalten',
  help: 'Was Sie eingeben, bleibt in diesem Tab, bis er geschlossen wird. Mit einem Namen bleibt es auf diesem Gerät, für alle, die diesen Browser benutzen; gesendet wird es an niemanden.',
  name: 'Name des Depots',
  mine: 'Mein Depot',
  keep: 'Auf diesem Gerät merken',
  forget: 'Löschen',
  forgetOne: (name) => `${name} von diesem Gerät löschen`,
  link: 'Privaten Link kopieren',
  linkHelp: 'Ein Link kann das Depot in seinem letzten Teil tragen, den Browser nicht senden. Wer den Link hat, kann das Depot lesen.',
  copied: 'Der Link ist kopiert.',
}

export const words: Readonly<Record<Locale, typeof en>> = { en, de }
