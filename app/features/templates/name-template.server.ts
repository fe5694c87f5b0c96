import { data } from '@remix-run/node';
import * as z from 'zod';
import { readForm } from '~/bff/form.server';
import { goOn } from '~/bff/go-on.server';
import type { Scope } from '~/bff/scope.server';
import { textIn } from '~/trade/form-texts';
import type { TemplateLine } from './template';
import { changeTemplate, saveTemplate } from './template-shelf.server';
import type { TemplateAnswer } from './templates-view';

const naming = z.object({
  name: z.string().trim().min(1, 'errors:required').max(40, 'templates:nameTooLong'),
  weekday: z.coerce.number().int('errors:invalid').min(0, 'errors:invalid').max(7, 'errors:invalid').default(0),
});
const renaming = naming.extend({ templateId: z.string().max(40) });

/** Answers the form that makes a template of these lines. */
export async function answerNewTemplate(scope: Scope, form: FormData, lines: readonly TemplateLine[]) {
  const submission = readForm(scope, form, naming);
  if (submission.status !== 'success') return refuse(submission.reply());
  if (lines.length === 0) return refuse(submission.reply({ formErrors: [scope.t('templates:nothingToSave')] }));
  const cookie = await saveTemplate(scope, submission.value, lines);
  if (cookie === null) return refuse(submission.reply({ formErrors: [scope.t('templates:full')] }));
  throw await backToList(scope, cookie, scope.t('templates:saved', { name: submission.value.name }));
}

/** Answers the form that gives a template another name or day. */
export async function answerRenaming(scope: Scope, form: FormData) {
  const submission = readForm(scope, form, renaming);
  if (submission.status !== 'success') return refuse(submission.reply());
  const { templateId, name, weekday } = submission.value;
  const cookie = await changeTemplate(scope, templateId, { name, weekday });
  if (cookie === null) return refuse(submission.reply({ formErrors: [scope.t('templates:notChanged')] }));
  throw await backToList(scope, cookie, scope.t('templates:changed', { name }));
}

/** Answers the form that takes a template off the device. One that is gone already is gone. */
export async function answerDeletion(scope: Scope, form: FormData): Promise<never> {
  const cookie = await changeTemplate(scope, textIn(form, 'templateId'), 'delete');
  throw await backToList(scope, cookie, scope.t('templates:deleted'));
}

function refuse(form: TemplateAnswer['form']) {
  return data<TemplateAnswer>({ form }, { status: 422 });
}

function backToList(scope: Scope, cookie: string | null, text: string): Promise<Response> {
  return goOn(scope, scope.links.to('templates'), { text }, cookie === null ? [] : [cookie]);
}
