import { Parser } from 'htmlparser2';

export type Attributes = Readonly<Record<string, string | undefined>>;

interface Visitor {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Visits the elements of XML or HTML in their order, by names without a prefix. Entities of a document type are not resolved. */
export function walkMarkup(markup: string, { open, text, close }: Visitor, { isXml = true } = {}): void {
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => open?.(local(name), attributes),
      ontext: (part) => text?.(part),
      onclosetag: (name) => close?.(local(name)),
    },
    { xmlMode: isXml },
  );
  parser.end(markup);
}
