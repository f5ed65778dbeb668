/**
 * Items of batches are validated one by one, so the generated code accepts any item. The description states the schema
 * of an item, and that of the body of a single push.
 */
export function describeBatches(document) {
  const { schemas } = document.components;
  const { customFields: _customFields, ...status } = schemas.JobStatusRequest.properties;
  schemas.JobStatusItem = {
    description: 'One job, identified by `jobId` or `externalId`, and its new status.',
    type: 'object',
    properties: {
      jobId: { $ref: '#/components/schemas/UUID' },
      externalId: { type: 'string', minLength: 1, maxLength: 200 },
      ...status,
    },
    required: ['status'],
    additionalProperties: false,
  };
  // The generator cannot express limits on the names and number of members.
  Object.assign(schemas.CustomFields, {
    maxProperties: 50,
    propertyNames: { maxLength: 200 },
    additionalProperties: {
      anyOf: [{ type: 'string', maxLength: 1024 }, { type: 'number' }, { type: 'boolean' }, { type: 'null' }],
    },
  });
  for (const name of ['Location', 'CandidateConsent', 'CandidateLogistics']) {
    schemas[`Partial_${name}_`].additionalProperties = false;
  }
  delete document.paths['/item-schemas'];
  Object.assign(schemas.CandidateSyncRequest.properties.candidates, {
    items: { anyOf: ['NativeCandidate', 'CandidateRecordItem'].map(reference) },
    minItems: 1,
    maxItems: 100,
  });
  // These schemas consist of two parts, so only the whole schema can reject unknown fields.
  for (const name of Object.keys(schemas).filter((each) => /^(ParsedJobInput|Given\w+)$/.test(each))) {
    if (schemas[name].allOf) schemas[name].unevaluatedProperties = false;
  }
  describeItems(schemas.JobBulkSyncRequest, 'JobSyncRequest');
  describeItems(schemas.JobBulkStatusRequest, 'JobStatusItem');
}

function reference(name) {
  return { $ref: `#/components/schemas/${name}` };
}

function describeItems(batch, item) {
  Object.assign(batch.properties.jobs, {
    items: { $ref: `#/components/schemas/${item}` },
    minItems: 1,
    maxItems: 100,
  });
}
