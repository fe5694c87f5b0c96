import * as z from 'zod';
import { parsePostedForm, invalidForm } from '~/bff/forms/posted-form.server';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { namesDate } from '~/i18n/weekdays';
import type { MessageKey } from '~/i18n/message-key';
import type { RequestContext } from '~/bff/context.server';
import { textIn } from '~/domain/form-fields';
import { MAX_LINES, type TemplateLine } from './template';
import { changeTemplate, loadTemplates, saveTemplate } from './template-store.server';

const naming = z.object({
  name: z.string().trim().min(1, 'errors:required').max(40, 'templates:nameTooLong'),
  weekday: z.coerce.number().int('errors:invalid').min(0, 'errors:invalid').max(7, 'errors:invalid').default(0),
});
const renaming = naming.extend({ templateId: z.string().max(40) });

/** Handles the form that saves a template. */
export async function handleNewTemplate(ctx: RequestContext, form: FormData, lines: readonly TemplateLine[]) {
  const submission = parsePostedForm(ctx, form, naming);
  if (submission.status !== 'success') return invalidForm(submission.reply());
  const reject = (error: MessageKey) => invalidForm(submission.reply({ formErrors: [ctx.t(error)] }));
  if (lines.length === 0) return reject('templates:nothingToSave');
  if (lines.length > MAX_LINES) return reject('templates:tooLong');
  const { name, weekday } = submission.value;
  // What is for one date is not for a day of every week.
  const cookie = await saveTemplate(ctx, { name, weekday: namesDate(name) ? 0 : weekday }, lines);
  if (cookie === null)
    return reject((await loadTemplates(ctx)).templates.length > 0 ? 'templates:full' : 'templates:tooBig');
  return backToList(ctx, cookie, ctx.t('templates:saved', { name }));
}

/** Handles the form that renames a template or changes its day. */
export async function handleRenameTemplate(ctx: RequestContext, form: FormData) {
  const submission = parsePostedForm(ctx, form, renaming);
  if (submission.status !== 'success') return invalidForm(submission.reply());
  const { templateId, name, weekday } = submission.value;
  const cookie = await changeTemplate(ctx, templateId, { name, weekday });
  if (cookie === null) return invalidForm(submission.reply({ formErrors: [ctx.t('templates:notChanged')] }));
  return backToList(ctx, cookie, ctx.t('templates:changed', { name }));
}

/** Handles the form that deletes a template; a missing one counts as deleted. */
export async function handleDeleteTemplate(ctx: RequestContext, form: FormData): Promise<Response> {
  const cookie = await changeTemplate(ctx, textIn(form, 'templateId'), 'delete');
  return backToList(ctx, cookie, ctx.t('templates:deleted'));
}

function backToList(ctx: RequestContext, cookie: string | null, text: string): Promise<Response> {
  return redirectWithFlash(ctx, ctx.links.to('templates'), { text }, { cookies: cookie === null ? [] : [cookie] });
}
