import { expect, it } from 'vitest';
import { editText, type Edit } from './edit-file';

const manifest = '<application a="1">\n</application>\n';
const edits: Edit[] = [
  [/a="1"/, 'a="2"'],
  [/<\/application>/, '  <meta />\n</application>'],
];

it('editText applies each edit once, also when it is repeated', () => {
  const once = editText(manifest, edits);
  expect(once).toBe('<application a="2">\n  <meta />\n</application>\n');
  expect(editText(once, edits)).toBe(once);
});

it('editText applies an edit with a global pattern at every match', () => {
  expect(editText('v = 1; v = 1;', [[/v = \d+;/g, 'v = 12;']])).toBe('v = 12; v = 12;');
  expect(editText('v = 11; v = 12;', [[/v = \d+;/g, 'v = 12;']])).toBe('v = 12; v = 12;');
});

it('editText throws with the edit that matches nothing in the template', () => {
  expect(() => editText('<other/>', edits)).toThrow('no place for a="2"');
});
