import { parseDocumentTask } from './parse-document.task';
import { defineTask } from './task-contract';

/** Parses one document with scanned pages. It takes seconds, so it has a pool of its own: texts never wait for OCR. */
export const scanDocumentTask = defineTask({ ...parseDocumentTask, name: 'scan-document', pool: 'scan' });
