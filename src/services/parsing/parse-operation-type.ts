import type { DocumentType } from '../../domain/parsing/parse-meta';

const OPERATION_TYPES = { resume: 'parse.resume', job_description: 'parse.jd' } as const satisfies Record<
  DocumentType,
  string
>;

/** The type of the operation that parses documents of this type. */
export function operationTypeOf(documentType: DocumentType): (typeof OPERATION_TYPES)[DocumentType] {
  return OPERATION_TYPES[documentType];
}

/** The type of the documents that a parse operation handles. */
export function documentTypeOf(operationType: string): DocumentType {
  return operationType === OPERATION_TYPES.resume ? 'resume' : 'job_description';
}
