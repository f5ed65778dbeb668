import type { Request } from 'express';
import type { UUID } from '../../domain/common';
import { AppError } from '../../platform/app-error';
import { isUuid } from '../../platform/ids';
import type { ImpactReportInput } from '../../services/impact/impact-reports.service';
import { parseSelectionRule, RULE_FORMS } from '../../services/impact/selection-rule';
import type { ImpactReportRequest } from '../models/matching/impact-report';
import { invalidFields } from '../validation/check-value';
import { timestampField } from './iso-time';

const MAX_JOBS = 200;

/** Returns the validated input of an impact report and the bytes of the demographics. */
export function impactReportRequest(
  request: Request,
  body: ImpactReportRequest,
): { input: ImpactReportInput; demographics: Buffer } {
  const from = timestampField(body.from, '/from');
  const to = timestampField(body.to, '/to');
  if (to <= from) throw invalidFields([{ pointer: '/to', code: 'min', message: 'Must be after `from`.' }]);
  if (!parseSelectionRule(body.selected)) {
    throw invalidFields([{ pointer: '/selected', code: 'format', message: `Must be ${RULE_FORMS}.` }]);
  }
  const pointer = request.context.upload ? ('#file' as const) : ('/demographics' as const);
  const input = { from, to, selected: body.selected, jobIds: jobIdsOf(body.jobIds), pointer };
  return { input, demographics: demographicsOf(request, body) };
}

function jobIdsOf(text: string | undefined): UUID[] | null {
  const ids = (text ?? '').split(',').flatMap((part) => part.trim() || []);
  if (ids.length === 0) return null;
  if (ids.length > MAX_JOBS) {
    throw invalidFields([{ pointer: '/jobIds', code: 'max', message: `At most ${MAX_JOBS} ids.` }]);
  }
  if (!ids.every(isUuid)) {
    throw invalidFields([{ pointer: '/jobIds', code: 'format', message: 'A comma list of ids (UUID).' }]);
  }
  return ids;
}

function demographicsOf({ context }: Request, { demographics }: ImpactReportRequest): Buffer {
  if (context.upload) return context.upload.bytes;
  if (demographics === undefined || demographics.trim() === '') {
    throw new AppError(
      'file_or_text_required',
      'Send the demographics as multipart/form-data in the field "file", or as JSON in "demographics".',
    );
  }
  return Buffer.from(demographics, 'utf8');
}
