import type { UUID } from '../../domain/common';
import type { SourceDocument } from '../../domain/layout/source-document';
import type { SecretBox } from '../../webhooks/signing/secret-box';

/** Encrypts demographics for their operation, so that not even a backup of the database contains them in plain text. */
export function sealDemographics(box: SecretBox, operationId: UUID, file: Buffer): SourceDocument {
  return {
    fileName: null,
    declaredType: 'text/csv',
    bytes: box.sealBytes(file, ownerOf(operationId)),
  };
}

export function openDemographics(box: SecretBox, operationId: UUID, sealed: Buffer): Buffer {
  return box.openBytes(sealed, ownerOf(operationId));
}

function ownerOf(operationId: UUID): string {
  return `demographics of operation ${operationId}`;
}
