import { expect, it } from 'vitest';
import { editText, type Edit } from './edit-file';

const manifest = '<application a="1">\n</application>\n';
const edits: Edit[] = [
  [/a="1"/, 'a="2"'],
  [/<\/application>/, '  <meta />\n</application>'],
];

it('makes each change once, however often it is asked to', () => {
  const once = editText(manifest, edits);
  expect(once).toBe('<application a="2">\n  <meta />\n</application>\n');
  expect(editText(once, edits)).toBe(once);
});

it('makes a change at every place when told so', () => {
  expect(editText('v = 1; v = 1;', [[/v = \d+;/g, 'v = 12;']])).toBe('v = 12; v = 12;');
  expect(editText('v = 11; v = 12;', [[/v = \d+;/g, 'v = 12;']])).toBe('v = 12; v = 12;');
});

it('names the change that a new template has no place for', () => {
  expect(() => editText('<other/>', edits)).toThrow('no place for a="2"');
});
