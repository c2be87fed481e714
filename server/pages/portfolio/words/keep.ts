/** Words for keeping a portfolio. */
import { byLanguage, text } from '../../../../core/values/text'

export const words = byLanguage({
  title: text('Keep this portfolio', 'Dieses Depot behalten'),
  help: text(
    'What you type stays in this tab until it is closed. With a name it stays on this device, for everyone who uses this browser; it is sent to nobody.',
    'Was Sie eingeben, bleibt in diesem Tab, bis er geschlossen wird. Mit einem Namen bleibt es auf diesem Gerät, für alle, die diesen Browser benutzen; gesendet wird es an niemanden.',
  ),
  name: text('Name of the portfolio', 'Name des Depots'),
  mine: text('My portfolio', 'Mein Depot'),
  keep: text('Keep on this device', 'Auf diesem Gerät merken'),
  forget: text('Delete', 'Löschen'),
  forgetOne: text((name: string) => `Delete ${name} from this device`, (name) => `${name} von diesem Gerät löschen`),
  link: text('Copy a private link', 'Privaten Link kopieren'),
  linkHelp: text(
    'A link can carry the portfolio in its last part, which browsers do not send. Whoever has the link can read the portfolio.',
    'Ein Link kann das Depot in seinem letzten Teil tragen, den Browser nicht senden. Wer den Link hat, kann das Depot lesen.',
  ),
  copied: text('The link is copied.', 'Der Link ist kopiert.'),
})
