import { useEffect, useMemo, useRef, type FormEvent, type MouseEvent } from 'react';
import type { OrderableProduct } from '~server/domain/line-inputs';
import { countQuantity } from '~server/domain/round';
import { setFieldText } from '~/ui/fields/set-field-text';
import { CALCULATE, orderedLines, TAKE_NORMS, type LineRound, type OrderLine } from './order-line';
import { roundBoxes, roundBoxId } from './round-boxes';

type Goods = ReadonlyMap<string, OrderableProduct>;
type Rounds = ReadonlyMap<string, LineRound>;

/** Counts a sheet of the round while it is typed; does nothing on other sheets. @param id of the form */
export function useRound(id: string, lines: readonly OrderLine[], goods: Goods) {
  const rounds = useMemo(
    () => new Map(orderedLines(lines).flatMap(({ productId, round }) => (round ? [[productId, round] as const] : []))),
    [lines],
  );
  const isHydrated = useRef(false);
  useEffect(() => {
    const form = document.getElementById(id);
    if (isHydrated.current || !(form instanceof HTMLFormElement)) return;
    isHydrated.current = true;
    // What was typed before.
    countBoxes([...form.elements].filter(isChanged), rounds, goods);
  }, [id, rounds, goods]);
  return {
    isRound: rounds.size > 0,
    onInput({ target }: FormEvent<HTMLFormElement>) {
      countBoxes([target], rounds, goods);
      for (const { left, quantity } of findRow(target))
        if (target === left && left.value.trim() === '') setFieldText(quantity, quantity.defaultValue);
    },
    /** What counts without scripts: the button for the rest, and Enter, after which all is counted already. */
    onClick(event: MouseEvent<HTMLFormElement>) {
      const pressed = event.target instanceof Element ? event.target.closest('[name=intent]') : null;
      const intent = pressed?.getAttribute('value');
      if (intent !== CALCULATE && intent !== TAKE_NORMS) return;
      event.preventDefault();
      if (intent === TAKE_NORMS) countBoxes([...event.currentTarget.elements], rounds, goods, true);
    },
  };
}

/** Writes what is missing into the quantity boxes beside these boxes of norms and rests. @param takesNorms as in `countQuantity` */
function countBoxes(boxes: readonly EventTarget[], rounds: Rounds, goods: Goods, takesNorms = false): void {
  for (const { id, norm, left, quantity } of boxes.flatMap(findRow)) {
    const [round, product] = [rounds.get(id), goods.get(id)];
    if (!round || !product) continue;
    const facts = { held: round.held, packSize: product.packSize, stock: product.left };
    const typed = { norm: norm.value, left: left.value, quantity: quantity.value };
    const text = countQuantity(typed, 'piece', facts, takesNorms);
    if (text !== null && text !== quantity.value) setFieldText(quantity, text);
  }
}

/** The boxes of the line of a norm or a rest. */
function findRow(box: EventTarget) {
  if (!isBox(box) || !/^(norm|left)$/.test(box.name)) return [];
  const id = box.id.slice(box.name.length + 1);
  const [norm, left, quantity] = roundBoxes.map((each) => document.getElementById(roundBoxId(each, id))).filter(isBox);
  return norm && left && quantity ? [{ id, norm, left, quantity }] : [];
}

function isBox(field: EventTarget | null): field is HTMLInputElement {
  return field instanceof HTMLInputElement;
}

function isChanged(field: Element): boolean {
  return isBox(field) && field.value !== field.defaultValue;
}
