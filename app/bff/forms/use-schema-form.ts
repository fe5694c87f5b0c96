import { type FormMetadata, getInputProps, useForm } from '@conform-to/react';
import type { Submission } from '@conform-to/dom';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { FormConstraints, FormErrors, FormResult } from './form-errors';
import { importOptional } from '~/browser/boot/import-optional';

/** conform's field for a request to validate only. */
const CHECK = '__intent__';
/** Names of errors that stand at no field: they stay until the form is sent again. */
const lasting = ['', 'cart'];

type Values = Record<string, string | undefined>;
type Parse = (form: FormData) => Submission<Values>;

interface Options {
  readonly id: string;
  /** The last answer to the form: its faults, and what was typed. */
  readonly result: FormResult | undefined;
  /** What its fields hold at first. */
  readonly values?: Values;
  /** By `constraintsOf` of the schema. */
  readonly constraint?: FormConstraints;
  /** The schema that the action parses; fetched once there is a fault to take away. */
  readonly schema: () => Promise<z.ZodType>;
}

/**
 * A form of conform: the server judges what is sent, the browser takes a fault away once its field is right. Without scripts the fields hold what
 * the answer brought.
 * @returns conform's form, the attributes of a field, and the errors by field
 */
export function useSchemaForm({ id, result, values = {}, constraint = {}, schema }: Options) {
  const parse = useParser(schema, result?.error !== undefined);
  const [form, fields] = useForm<Values>({
    id,
    lastResult: result,
    defaultValue: values,
    constraint,
    shouldValidate: 'onSubmit',
    ...(parse && { shouldRevalidate: 'onInput' as const, onValidate: ({ formData }) => judge(parse, formData) }),
  });
  useMissedChanges(form, parse !== null);
  const errors = standingErrors(form, result);
  const field = (name: string, type: 'text' | 'tel' | 'email' | 'password' = 'text') => {
    const metadata = fields[name];
    if (!metadata) return { name, error: errors[name] };
    const { required, minLength, maxLength, defaultValue } = getInputProps(metadata, { type });
    const limits = {
      ...(required && { required }),
      ...(minLength !== undefined && { minLength }),
      ...(maxLength !== undefined && { maxLength }),
    };
    return { name, ...limits, ...(type !== 'password' && { defaultValue }), error: errors[name] };
  };
  return { form, field, errors };
}

/** Of the last answer's errors those that still stand. */
function standingErrors(form: FormMetadata<Values>, result: FormResult | undefined): FormErrors {
  const now: FormErrors = form.allErrors;
  if (!result?.error) return {};
  return { ...Object.fromEntries(Object.entries(result.error).filter(([name]) => lasting.includes(name))), ...now };
}

/** Has the fields checked that were changed while the schema was still on its way. */
function useMissedChanges(form: FormMetadata<Values>, isReady: boolean): void {
  const missed = useRef(new Set<string>());
  const { id } = form;
  useEffect(() => {
    if (isReady) return;
    const note = ({ target }: Event) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isField && target.form?.id === id) missed.current.add(target.name);
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [id, isReady]);
  useEffect(() => {
    if (!isReady) return;
    for (const name of missed.current) form.validate({ name });
    missed.current.clear();
  }, [form, isReady]);
}

/** Only checks are judged here: whatever is sent is the server's to judge. */
function judge(parse: Parse, form: FormData): Submission<Values> {
  const submission = parse(form);
  return form.has(CHECK) ? submission : { ...submission, status: undefined, error: null };
}

function useParser(schema: Options['schema'], isNeeded: boolean): Parse | null {
  const { t } = useTranslation();
  const latest = useRef(schema);
  const [parse, setParse] = useState<Parse | null>(null);
  useEffect(() => {
    latest.current = schema;
  });
  useEffect(() => {
    if (!isNeeded) return;
    let isHere = true;
    importOptional(async () => {
      const { parseForm } = await import('./parse-form');
      const fetched = await latest.current();
      if (isHere) setParse(() => (form: FormData) => parseForm(t, form, fetched, CHECK) as Submission<Values>);
    }).catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isNeeded, t]);
  return parse;
}
