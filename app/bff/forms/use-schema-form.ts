import { type FormMetadata, getInputProps, useForm } from '@conform-to/react';
import { INTENT, type Submission } from '@conform-to/dom';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { FormConstraints, FormErrors, FormResult } from './form-errors';
import { importOptional } from '~/browser/boot/import-optional';
import { initialValueOf, isCheckable, isField } from '~/browser/fields';

/** Names of errors that stand at no field: they stay until the form is sent again. */
const lasting = ['', 'cart'];

type Values = Record<string, string | undefined>;
type Parse = (form: FormData) => Submission<Values>;

interface Options {
  readonly id: string;
  readonly result: FormResult | undefined;
  readonly values?: Values;
  readonly constraint?: FormConstraints;
  /** The schema of the action; loaded after the first error. Without it the server alone judges. */
  readonly schema?: () => Promise<z.ZodType>;
  /** State that sets fields of the form: when it changes, their errors are judged again. */
  readonly watch?: unknown;
}

/** A conform form that the server validates; the browser clears an error once its field is right. */
export function useSchemaForm({ id, result, values = {}, constraint = {}, schema, watch }: Options) {
  const parse = useParser(schema, schema !== undefined && result?.error !== undefined);
  const [form, fields] = useForm<Values>({
    id,
    lastResult: result,
    defaultValue: values,
    constraint,
    shouldValidate: 'onSubmit',
    ...(parse && { shouldRevalidate: 'onInput' as const, onValidate: ({ formData }) => judge(parse, formData) }),
  });
  useMissedChanges(form, parse !== null);
  useWatch(form, parse !== null, watch);
  const errors = visibleErrors(form, result);
  const field = (name: string, type: 'text' | 'tel' | 'email' | 'password' = 'text') => {
    const metadata = fields[name];
    if (!metadata) return { name, error: errors[name] };
    const { required, minLength, maxLength, defaultValue } = getInputProps(metadata, { type });
    const initial = type === 'password' ? undefined : defaultValue;
    return { name, required, minLength, maxLength, defaultValue: initial, error: errors[name] };
  };
  return { form, field, errors };
}

function visibleErrors(form: FormMetadata<Values>, result: FormResult | undefined): FormErrors {
  const now: FormErrors = form.allErrors;
  if (!result?.error) return {};
  return { ...Object.fromEntries(Object.entries(result.error).filter(([name]) => lasting.includes(name))), ...now };
}

/** Validates fields that changed before the scripts ran or while the schema was loading. */
function useMissedChanges(form: FormMetadata<Values>, isReady: boolean): void {
  const missed = useRef(new Set<string>());
  const { id } = form;
  useEffect(() => {
    if (isReady) return;
    for (const field of document.forms.namedItem(id)?.elements ?? [])
      if (isField(field) && !isCheckable(field) && field.value !== initialValueOf(field))
        missed.current.add(field.name);
    const note = ({ target }: Event) => {
      if (isField(target) && target.form?.id === id) missed.current.add(target.name);
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

/** Validates fields that React changed, which fires no event. */
function useWatch(form: FormMetadata<Values>, isReady: boolean, watch: unknown): void {
  const seen = useRef(watch);
  useEffect(() => {
    if (!isReady || seen.current === watch) return;
    seen.current = watch;
    form.validate();
  }, [form, isReady, watch]);
}

/** Submissions are validated by the server. */
function judge(parse: Parse, form: FormData): Submission<Values> {
  const submission = parse(form);
  return form.has(INTENT) ? submission : { ...submission, status: undefined, error: null };
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
      const fetched = await latest.current?.();
      if (isHere && fetched)
        setParse(() => (form: FormData) => parseForm(t, form, fetched, INTENT) as Submission<Values>);
    }).catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [isNeeded, t]);
  return parse;
}
