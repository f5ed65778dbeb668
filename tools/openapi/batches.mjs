/**
 * Items of batches are checked one by one, so the generated code takes anything for an item; the description says what
 * an item is meant to be. The same goes for the body of a single push.
 */
export function describeBatches(document) {
  const { schemas } = document.components;
  const change = schemas.JobStatusRequest;
  schemas.JobStatusItem = {
    description: 'One job, identified by `jobId` or `externalId`, and its new status.',
    type: 'object',
    properties: {
      jobId: { $ref: '#/components/schemas/UUID' },
      externalId: { type: 'string', minLength: 1, maxLength: 200 },
      ...change.properties,
    },
    required: [...change.required],
    additionalProperties: false,
  };
  // The generator has no words for the names of members nor for how many there may be.
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
  // Composed of two parts, neither of which knows all fields: only together can they say what is unknown.
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
