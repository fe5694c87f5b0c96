import { textsIn } from './form-fields';

/** What the supplier does about a product that is not there. `similar`: the same colour and length, at most a tenth dearer. */
export const substitutionChoices = ['call', 'similar', 'none'] as const;
export type SubstitutionChoice = (typeof substitutionChoices)[number];

/** The choice for an order, '' for none, and those of lines that differ, by their names ({@link toLineName}). */
export interface Substitution {
  readonly choice: SubstitutionChoice | '';
  readonly lines: ReadonlyMap<string, SubstitutionChoice>;
}

/** The comment of an order in its parts; `text` is the customer's own. */
export interface OrderComment extends Substitution {
  readonly text: string;
}

/** The API names no limit of a comment: a note has at most some 4,000 characters. */
const MAX_LINES = 60;
const MAX_NAME = 60;
const HEADING = 'Заміни:';

/** Fixed words, as the supplier's staff reads them, whatever the language of the page. */
const phrases: Record<SubstitutionChoice, string> = {
  call: 'зателефонувати',
  similar: 'той самий колір і довжина, до +10 %',
  none: 'не замінювати',
};

/** A name, shortened and without what parts the names of a note. */
export function toLineName(name: string): string {
  return name.replaceAll(';', ',').replace(/\s+/g, ' ').trim().slice(0, MAX_NAME).trimEnd();
}

/** The comment for the API: the customer's text unchanged, then the note of what was chosen, if anything was. */
export function writeComment({ text, ...substitution }: OrderComment): string {
  const note = formatNote(substitution);
  if (note !== '') return text === '' ? note : `${text}\n${note}`;
  // Closed by a line break, so that it is not read as a choice.
  return endsLikeNote(text) ? `${text}\n` : text;
}

/** What {@link writeComment} wrote; any other comment is all text. */
export function parseComment(comment: string): OrderComment {
  const text = endsLikeNote(comment) ? comment.slice(0, -1) : comment;
  return splitNote(comment) ?? { text, choice: '', lines: new Map() };
}

/** The form with its pairs `lineProductId` and `lineSubstitution` as one field `lineSubstitutions`, which drafts and questions carry: only what was chosen. */
export function joinLineChoices(form: FormData): FormData {
  const choices = textsIn(form, 'lineSubstitution');
  const made = textsIn(form, 'lineProductId').flatMap((id, at) => (choices[at] ? [[id, choices[at]]] : []));
  const joined = new FormData();
  for (const [name, value] of form)
    if (name !== 'lineProductId' && name !== 'lineSubstitution') joined.append(name, value);
  if (made.length > 0) joined.set('lineSubstitutions', new URLSearchParams(made).toString());
  return joined;
}

/** The choices of lines by product id; null where one is unknown or there are too many. */
export function parseLineChoices(text = ''): ReadonlyMap<string, SubstitutionChoice> | null {
  const choices = new Map<string, SubstitutionChoice>();
  for (const [productId, value] of new URLSearchParams(text)) {
    const choice = substitutionChoices.find((each) => each === value);
    if (!choice || choices.size === MAX_LINES) return null;
    choices.set(productId, choice);
  }
  return choices;
}

function formatNote({ choice, lines }: Substitution): string {
  const rows = substitutionChoices.flatMap((each) => {
    const names = [...lines].flatMap(([name, own]) => (own === each && own !== choice ? [name] : []));
    return names.length > 0 ? [rowStart(each) + names.join('; ')] : [];
  });
  if (choice) return [`${HEADING} ${phrases[choice]}`, ...rows].join('\n');
  return rows.length > 0 ? [HEADING, ...rows].join('\n') : '';
}

/** Null for a comment that does not end in a note. */
function splitNote(comment: string): OrderComment | null {
  const at = `\n${comment}`.lastIndexOf(`\n${HEADING}`);
  if (at < 0) return null;
  const note = comment.slice(at);
  const [heading, ...rows] = note.split('\n');
  const lines = rows.flatMap((row) => {
    const choice = substitutionChoices.find((each) => row.startsWith(rowStart(each)));
    const names = choice ? row.slice(rowStart(choice).length).split('; ') : [];
    return names.map((name): [string, SubstitutionChoice] => [name, choice ?? 'call']);
  });
  const choice = substitutionChoices.find((each) => heading === `${HEADING} ${phrases[each]}`);
  const found: OrderComment = {
    text: comment.slice(0, Math.max(0, at - 1)),
    choice: choice ?? '',
    lines: new Map(lines),
  };
  return formatNote(found) === note ? found : null;
}

function endsLikeNote(text: string): boolean {
  return splitNote(text.replace(/\n+$/, '')) !== null;
}

function rowStart(choice: SubstitutionChoice): string {
  return `– ${phrases[choice]}: `;
}
