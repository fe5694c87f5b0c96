import * as z from 'zod';
import { readForm, refuseForm } from '~/bff/form.server';
import { redirectWithFlash } from '~/bff/redirect-with-flash.server';
import type { MessageKey } from '~/i18n/message-key';
import type { Scope } from '~/bff/scope.server';
import { textIn } from '~/trade/form-texts';
import { MOST_LINES, type TemplateLine } from './template';
import { changeTemplate, readTemplates, saveTemplate } from './template-shelf.server';

const naming = z.object({
  name: z.string().trim().min(1, 'errors:required').max(40, 'templates:nameTooLong'),
  weekday: z.coerce.number().int('errors:invalid').min(0, 'errors:invalid').max(7, 'errors:invalid').default(0),
});
const renaming = naming.extend({ templateId: z.string().max(40) });

/** Answers the form that makes a template of these lines. */
export async function answerNewTemplate(scope: Scope, form: FormData, lines: readonly TemplateLine[]) {
  const submission = readForm(scope, form, naming);
  if (submission.status !== 'success') return refuseForm(submission.reply());
  const refuse = (fault: MessageKey) => refuseForm(submission.reply({ formErrors: [scope.t(fault)] }));
  if (lines.length === 0) return refuse('templates:nothingToSave');
  if (lines.length > MOST_LINES) return refuse('templates:tooLong');
  const cookie = await saveTemplate(scope, submission.value, lines);
  if (cookie === null)
    return refuse((await readTemplates(scope)).templates.length > 0 ? 'templates:full' : 'templates:tooBig');
  return backToList(scope, cookie, scope.t('templates:saved', { name: submission.value.name }));
}

/** Answers the form that gives a template another name or day. */
export async function answerRenaming(scope: Scope, form: FormData) {
  const submission = readForm(scope, form, renaming);
  if (submission.status !== 'success') return refuseForm(submission.reply());
  const { templateId, name, weekday } = submission.value;
  const cookie = await changeTemplate(scope, templateId, { name, weekday });
  if (cookie === null) return refuseForm(submission.reply({ formErrors: [scope.t('templates:notChanged')] }));
  return backToList(scope, cookie, scope.t('templates:changed', { name }));
}

/** Answers the form that takes a template off the device. One that is gone already is gone. */
export async function answerDeletion(scope: Scope, form: FormData): Promise<Response> {
  const cookie = await changeTemplate(scope, textIn(form, 'templateId'), 'delete');
  return backToList(scope, cookie, scope.t('templates:deleted'));
}

function backToList(scope: Scope, cookie: string | null, text: string): Promise<Response> {
  return redirectWithFlash(scope, scope.links.to('templates'), { text }, { cookies: cookie === null ? [] : [cookie] });
}
