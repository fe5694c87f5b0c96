import * as z from 'zod';
import { parsePostedForm, invalidForm } from '~/bff/forms/posted-form.server';
import { redirectWithFlash, type FlashDraft } from '~/bff/http/flash.server';
import { namesDate } from '~/i18n/weekdays';
import type { MessageKey } from '~/i18n/message-key';
import type { RequestContext } from '~/bff/context.server';
import { textIn } from '~server/domain/form-fields';
import { MAX_LINES, type TemplateLine } from './template';
import { addTemplate, changeTemplate, findTemplate, restoreTemplate } from './template-store.server';

const naming = z.object({
  name: z.string().trim().min(1, 'errors:required').max(40, 'templates:nameTooLong'),
  weekday: z.coerce.number().int('errors:invalid').min(0, 'errors:invalid').max(7, 'errors:invalid').default(0),
});
const renaming = naming.extend({ templateId: z.string().max(40) });

/** Handles the form that saves a template. */
export async function handleNewTemplate(ctx: RequestContext, form: FormData, lines: readonly TemplateLine[]) {
  const submission = parsePostedForm(ctx, form, naming);
  if (submission.status !== 'success') return invalidForm(submission.reply());
  const reject = (error: MessageKey, status?: number) =>
    invalidForm(submission.reply({ formErrors: [ctx.t(error)] }), status);
  if (lines.length === 0) return reject('templates:nothingToSave');
  if (lines.length > MAX_LINES) return reject('templates:tooLong');
  const { name, weekday } = submission.value;
  // What is for one date is not for a day of every week.
  const outcome = await addTemplate(ctx, { name, weekday: namesDate(name) ? 0 : weekday }, lines);
  if (outcome === 'tooLarge') return reject('templates:full');
  if (outcome !== 'written') return reject('errors:notSaved', 503);
  return backToList(ctx, ctx.t('templates:saved', { name }));
}

/** Handles the form that renames a template or changes its day. */
export async function handleRenameTemplate(ctx: RequestContext, form: FormData) {
  const submission = parsePostedForm(ctx, form, renaming);
  if (submission.status !== 'success') return invalidForm(submission.reply());
  const { templateId, name, weekday } = submission.value;
  const reject = (error: MessageKey, status?: number) =>
    invalidForm(submission.reply({ formErrors: [ctx.t(error)] }), status);
  const outcome = await changeTemplate(ctx, templateId, { name, weekday });
  if (outcome === 'missing') return reject('templates:notChanged');
  if (outcome !== 'written') return reject('errors:notSaved', 503);
  return backToList(ctx, ctx.t('templates:changed', { name }));
}

/** Handles the form that deletes a template; a missing one counts as deleted. */
export async function handleDeleteTemplate(ctx: RequestContext, form: FormData): Promise<Response> {
  const templateId = textIn(form, 'templateId');
  const template = await findTemplate(ctx, templateId);
  if (!template) return backToList(ctx, ctx.t('templates:alreadyDeleted'));
  if ((await changeTemplate(ctx, templateId, { isDeleted: true })) !== 'written')
    return backToList(ctx, ctx.t('errors:notSaved'));
  const text = ctx.t('templates:deleted', { name: template.name });
  const fields = { intent: 'restore', templateId };
  return backToList(ctx, text, { label: ctx.t('cart:undoRemoval'), action: ctx.links.to('templates'), fields });
}

/** Handles the form that brings back the template deleted last. */
export async function handleRestoreTemplate(ctx: RequestContext, form: FormData): Promise<Response> {
  const restored = await restoreTemplate(ctx, textIn(form, 'templateId'));
  return backToList(ctx, restored ? ctx.t('templates:saved', { name: restored.name }) : ctx.t('templates:notChanged'));
}

function backToList(ctx: RequestContext, text: string, undo?: FlashDraft['undo']) {
  return redirectWithFlash(ctx, ctx.links.to('templates'), { text, ...(undo && { undo }) });
}
