import { createInstance } from 'i18next';
import { renderToString } from 'react-dom/server';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { expect, it } from 'vitest';
import { KeptPart, PartWriter } from '~/ui/kept-part';
import { keepParts } from './keep-parts.server';

const i18n = createInstance();
await i18n.use(initReactI18next).init({ lng: 'uk', resources: { uk: { translation: { add: 'Додати' } } } });

let written = 0;
interface CardProps {
  name: string;
  onAdd?: () => void;
}
function Card({ name, onAdd }: CardProps) {
  const { t } = useTranslation();
  written += 1;
  return (
    <button onClick={onAdd}>
      {t('add')} {name}
    </button>
  );
}
function Name({ name }: CardProps) {
  return <b>{name}</b>;
}

const page = (...cards: CardProps[]) => (
  <I18nextProvider i18n={i18n}>
    <ul>
      {cards.map((props) => (
        <KeptPart key={props.name} as="li" className="card" part={Card} props={props} />
      ))}
    </ul>
    <p>{cards.length}</p>
  </I18nextProvider>
);
const keeping =
  (open = keepParts(i18n)) =>
  (element: ReturnType<typeof page>) => {
    const { write, fill } = open();
    return fill(renderToString(<PartWriter.Provider value={write}>{element}</PartWriter.Provider>)).toString();
  };

it('writes the same markup as without keeping, in the middle of a page', () => {
  const element = page({ name: 'Freedom' }, { name: '<Avalanche>' });
  expect(keeping()(element)).toBe(renderToString(element));
});

it('writes a part once while its values are the same, whatever its functions', () => {
  const write = keeping();
  written = 0;
  for (const name of ['Freedom', 'Freedom', 'Avalanche', 'Freedom']) write(page({ name, onAdd: () => undefined }));
  expect(written).toBe(2);
});

it('tells parts of the same values apart', () => {
  const { write, fill } = keepParts(i18n)();
  const [card, name] = [write(Card, { name: 'Freedom' }), write(Name, { name: 'Freedom' })];
  expect(fill(card + name).toString()).toBe('<button>Додати<!-- --> <!-- -->Freedom</button><b>Freedom</b>');
});

it('knows values again, the same object or another like it, and tells others apart', () => {
  function List({ goods }: { goods: { name: string; packs?: number } }) {
    written += 1;
    return <b>{`${goods.name} ${String(goods.packs)}`}</b>;
  }
  const open = keepParts(i18n);
  const write = (goods: { name: string; packs?: number }) => {
    const parts = open();
    return parts.fill(parts.write(List, { goods })).toString();
  };
  const freedom = { name: 'Freedom' };
  written = 0;
  expect([freedom, freedom, { name: 'Freedom' }, { name: 'Freedom', packs: 2 }].map(write)).toEqual([
    '<b>Freedom undefined</b>',
    '<b>Freedom undefined</b>',
    '<b>Freedom undefined</b>',
    '<b>Freedom 2</b>',
  ]);
  expect(written).toBe(2);
});

it('takes nothing that a page says for a mark', () => {
  const { write, fill } = keepParts(i18n)();
  const mark = write(Name, { name: 'Freedom' });
  expect(fill(`<p>${mark}<!--0--> 0</p>`).toString()).toBe('<p><b>Freedom</b><!--0--> 0</p>');
});

it('keeps no more than it has room for', () => {
  const write = keeping(keepParts(i18n, 150));
  written = 0;
  for (const name of ['Freedom', 'Avalanche', 'Red Naomi', 'Freedom']) write(page({ name }));
  expect(written).toBe(4);
});
