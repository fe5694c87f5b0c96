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
  (writer = keepParts(i18n)) =>
  (element: ReturnType<typeof page>) =>
    renderToString(<PartWriter.Provider value={writer}>{element}</PartWriter.Provider>);

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
  const writer = keepParts(i18n);
  expect(writer(Card, { name: 'Freedom' })).not.toBe(writer(Name, { name: 'Freedom' }));
});

it('keeps no more than it has room for', () => {
  const write = keeping(keepParts(i18n, 150));
  written = 0;
  for (const name of ['Freedom', 'Avalanche', 'Red Naomi', 'Freedom']) write(page({ name }));
  expect(written).toBe(4);
});
