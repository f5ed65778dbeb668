/* tslint:disable */
/* eslint-disable */
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import type { TsoaRoute } from '@tsoa/runtime';
import {  fetchMiddlewares, ExpressTemplateService } from '@tsoa/runtime';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { WebhookSubscriptionsController } from './../controllers/webhook-subscriptions.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { WebhookDeliveriesController } from './../controllers/webhook-deliveries.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { TenantLinksController } from './../controllers/tenant-links.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { SkillsController } from './../controllers/skills.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { RetentionController } from './../controllers/retention.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { RatingsController } from './../controllers/ratings.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { PlacementsController } from './../controllers/placements.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ParseController } from './../controllers/parse.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { OperationsController } from './../controllers/operations.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { MeController } from './../controllers/me.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { MatchesController } from './../controllers/matches.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { MatchWeightsController } from './../controllers/match-weights.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { JobsController } from './../controllers/jobs.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { EventsController } from './../controllers/events.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CandidatesController } from './../controllers/candidates.controller';
import { expressAuthentication } from './../admission/authentication';
// @ts-ignore - no great way to install types from subpackage
import { iocContainer } from './../ioc';
import type { IocContainer, IocContainerFactory } from '@tsoa/runtime';
import type { Request as ExRequest, Response as ExResponse, RequestHandler, Router } from 'express';

const expressAuthenticationRecasted = expressAuthentication as (req: ExRequest, securityName: string, scopes?: string[], res?: ExResponse) => Promise<any>;


// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

const models: TsoaRoute.Models = {
    "UUID": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"value":"^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventType": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["match.created"]},{"dataType":"enum","enums":["match.updated"]},{"dataType":"enum","enums":["parse.completed"]},{"dataType":"enum","enums":["rating.submitted"]},{"dataType":"enum","enums":["placement.created"]},{"dataType":"enum","enums":["placement.status_changed"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Mode": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["live"]},{"dataType":"enum","enums":["test"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Timestamp": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookSubscriptionWithSecret": {
        "dataType": "refObject",
        "properties": {
            "subscriptionId": {"ref":"UUID","required":true},
            "url": {"dataType":"string","required":true},
            "events": {"dataType":"array","array":{"dataType":"refAlias","ref":"EventType"},"required":true},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["enabled"]},{"dataType":"enum","enums":["disabled"]}],"required":true},
            "disabledReason": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["manual"]},{"dataType":"enum","enums":["gone"]},{"dataType":"enum","enums":["failing"]},{"dataType":"enum","enums":[null]}],"required":true},
            "mode": {"ref":"Mode","required":true},
            "apiVersion": {"dataType":"enum","enums":["v1"],"required":true},
            "secretLast4": {"dataType":"string","required":true},
            "createdAt": {"ref":"Timestamp","required":true},
            "updatedAt": {"ref":"Timestamp","required":true},
            "lastSuccessAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "lastFailureAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "secret": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventChoice": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["match.created"]},{"dataType":"enum","enums":["match.updated"]},{"dataType":"enum","enums":["parse.completed"]},{"dataType":"enum","enums":["rating.submitted"]},{"dataType":"enum","enums":["placement.created"]},{"dataType":"enum","enums":["placement.status_changed"]},{"dataType":"enum","enums":["*"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookSubscriptionRequest": {
        "dataType": "refObject",
        "properties": {
            "url": {"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":2048}}},
            "events": {"dataType":"array","array":{"dataType":"refAlias","ref":"EventChoice"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":20}}},
            "description": {"dataType":"string","validators":{"maxLength":{"value":500}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookSubscription": {
        "dataType": "refObject",
        "properties": {
            "subscriptionId": {"ref":"UUID","required":true},
            "url": {"dataType":"string","required":true},
            "events": {"dataType":"array","array":{"dataType":"refAlias","ref":"EventType"},"required":true},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["enabled"]},{"dataType":"enum","enums":["disabled"]}],"required":true},
            "disabledReason": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["manual"]},{"dataType":"enum","enums":["gone"]},{"dataType":"enum","enums":["failing"]},{"dataType":"enum","enums":[null]}],"required":true},
            "mode": {"ref":"Mode","required":true},
            "apiVersion": {"dataType":"enum","enums":["v1"],"required":true},
            "secretLast4": {"dataType":"string","required":true},
            "createdAt": {"ref":"Timestamp","required":true},
            "updatedAt": {"ref":"Timestamp","required":true},
            "lastSuccessAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "lastFailureAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookSubscriptionList": {
        "dataType": "refObject",
        "properties": {
            "subscriptions": {"dataType":"array","array":{"dataType":"refObject","ref":"WebhookSubscription"},"required":true},
            "hasMore": {"dataType":"boolean","required":true},
            "nextCursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookSubscriptionChange": {
        "dataType": "refObject",
        "properties": {
            "url": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":2048}}},
            "events": {"dataType":"array","array":{"dataType":"refAlias","ref":"EventChoice"},"validators":{"minItems":{"value":1},"maxItems":{"value":20}}},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":500}}},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["enabled"]},{"dataType":"enum","enums":["disabled"]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RotateSecretRequest": {
        "dataType": "refObject",
        "properties": {
            "overlapHours": {"dataType":"integer","validators":{"minimum":{"value":0},"maximum":{"value":168}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SignatureExample": {
        "dataType": "refObject",
        "properties": {
            "body": {"dataType":"string","required":true},
            "timestamp": {"dataType":"string","required":true},
            "stringToSign": {"dataType":"string","required":true},
            "signature": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DeliveryAttempt": {
        "dataType": "refObject",
        "properties": {
            "attempt": {"dataType":"integer","required":true},
            "at": {"ref":"Timestamp","required":true},
            "statusCode": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "durationMs": {"dataType":"integer","required":true},
            "error": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "responseSnippet": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "trigger": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["scheduled"]},{"dataType":"enum","enums":["manual"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Record_string.unknown_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{},"additionalProperties":{"dataType":"any"},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TestDeliveryAnswer": {
        "dataType": "refObject",
        "properties": {
            "deliveryId": {"ref":"UUID","required":true},
            "messageId": {"dataType":"string","required":true},
            "eventType": {"ref":"EventType","required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pending"]},{"dataType":"enum","enums":["succeeded"]},{"dataType":"enum","enums":["failed"]}],"required":true},
            "attempts": {"dataType":"array","array":{"dataType":"refObject","ref":"DeliveryAttempt"},"required":true},
            "nextAttemptAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "payload": {"ref":"Record_string.unknown_","required":true},
            "example": {"ref":"SignatureExample","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TestWebhookRequest": {
        "dataType": "refObject",
        "properties": {
            "eventType": {"ref":"EventType","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookDelivery": {
        "dataType": "refObject",
        "properties": {
            "deliveryId": {"ref":"UUID","required":true},
            "messageId": {"dataType":"string","required":true},
            "eventType": {"ref":"EventType","required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["pending"]},{"dataType":"enum","enums":["succeeded"]},{"dataType":"enum","enums":["failed"]}],"required":true},
            "attempts": {"dataType":"array","array":{"dataType":"refObject","ref":"DeliveryAttempt"},"required":true},
            "nextAttemptAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "payload": {"ref":"Record_string.unknown_","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WebhookDeliveryList": {
        "dataType": "refObject",
        "properties": {
            "deliveries": {"dataType":"array","array":{"dataType":"refObject","ref":"WebhookDelivery"},"required":true},
            "hasMore": {"dataType":"boolean","required":true},
            "nextCursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecoverAnswer": {
        "dataType": "refObject",
        "properties": {
            "recovered": {"dataType":"integer","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RecoverRequest": {
        "dataType": "refObject",
        "properties": {
            "since": {"dataType":"string","required":true,"validators":{"maxLength":{"value":40}}},
            "until": {"dataType":"string","validators":{"maxLength":{"value":40}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TenantLinkStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["requested"]},{"dataType":"enum","enums":["active"]},{"dataType":"enum","enums":["revoked"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LinkSide": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["organization"]},{"dataType":"enum","enums":["employer"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TenantLink": {
        "dataType": "refObject",
        "properties": {
            "linkId": {"ref":"UUID","required":true},
            "organizationId": {"ref":"UUID","required":true},
            "organizationName": {"dataType":"string","required":true},
            "employerId": {"ref":"UUID","required":true},
            "employerName": {"dataType":"string","required":true},
            "status": {"ref":"TenantLinkStatus","required":true},
            "requestedBy": {"ref":"LinkSide","required":true},
            "revokedBy": {"dataType":"union","subSchemas":[{"ref":"LinkSide"},{"dataType":"enum","enums":[null]}],"required":true},
            "requestedAt": {"ref":"Timestamp","required":true},
            "acceptedAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "revokedAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TenantLinkList": {
        "dataType": "refObject",
        "properties": {
            "links": {"dataType":"array","array":{"dataType":"refObject","ref":"TenantLink"},"required":true},
            "hasMore": {"dataType":"boolean","required":true},
            "nextCursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Taxonomy": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["onet"]},{"dataType":"enum","enums":["esco"]},{"dataType":"enum","enums":["internal"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SkillType": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["hard"]},{"dataType":"enum","enums":["soft"]},{"dataType":"enum","enums":["tool"]},{"dataType":"enum","enums":["language"]},{"dataType":"enum","enums":["certification"]},{"dataType":"enum","enums":["unknown"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Unit": {
        "dataType": "refAlias",
        "type": {"dataType":"double","validators":{"minimum":{"value":0},"maximum":{"value":1}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SkillEvidence": {
        "dataType": "refObject",
        "properties": {
            "occupation": {"dataType":"string","required":true},
            "onetSocCode": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "mapVersion": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "importance": {"dataType":"union","subSchemas":[{"ref":"Unit"},{"dataType":"enum","enums":[null]}],"required":true},
            "text": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "InferredSkill": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true},
            "skillId": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "taxonomy": {"dataType":"union","subSchemas":[{"ref":"Taxonomy"},{"dataType":"enum","enums":[null]}],"required":true},
            "type": {"ref":"SkillType","required":true},
            "provenance": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["curated_map"]},{"dataType":"enum","enums":["language_model"]}],"required":true},
            "confidence": {"ref":"Unit","required":true},
            "evidence": {"dataType":"array","array":{"dataType":"refObject","ref":"SkillEvidence"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OccupationMatch": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["code"]},{"dataType":"enum","enums":["exact"]},{"dataType":"enum","enums":["alias"]},{"dataType":"enum","enums":["semantic"]},{"dataType":"enum","enums":["language_model"]},{"dataType":"enum","enums":["none"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlacedOccupation": {
        "dataType": "refObject",
        "properties": {
            "input": {"dataType":"string","required":true},
            "onetSocCode": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "onetTitle": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "confidence": {"ref":"Unit","required":true},
            "matchedBy": {"ref":"OccupationMatch","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Warning": {
        "dataType": "refObject",
        "properties": {
            "code": {"dataType":"string","required":true},
            "message": {"dataType":"string","required":true},
            "pointer": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "InferSkillsAnswer": {
        "dataType": "refObject",
        "properties": {
            "skills": {"dataType":"array","array":{"dataType":"refObject","ref":"InferredSkill"},"required":true},
            "occupations": {"dataType":"array","array":{"dataType":"refObject","ref":"PlacedOccupation"},"required":true},
            "modelVersion": {"dataType":"string","required":true},
            "warnings": {"dataType":"array","array":{"dataType":"refObject","ref":"Warning"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OccupationText": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SkillText": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "InferSkillsRequest": {
        "dataType": "refObject",
        "properties": {
            "occupations": {"dataType":"array","array":{"dataType":"refAlias","ref":"OccupationText"},"required":true,"validators":{"minItems":{"value":1},"maxItems":{"value":20}}},
            "knownSkills": {"dataType":"array","array":{"dataType":"refAlias","ref":"SkillText"},"validators":{"maxItems":{"value":200}}},
            "limit": {"dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1},"maximum":{"value":100}}},
            "minConfidence": {"ref":"Unit"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Interval": {
        "dataType": "refAlias",
        "type": {"dataType":"array","array":{"dataType":"double"},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ForecastIntervals": {
        "dataType": "refObject",
        "properties": {
            "d30": {"ref":"Interval","required":true},
            "d90": {"ref":"Interval","required":true},
            "d180": {"ref":"Interval","required":true},
            "d365": {"ref":"Interval","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RetentionDriver": {
        "dataType": "refObject",
        "properties": {
            "feature": {"dataType":"string","required":true},
            "value": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"string"},{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["raises"]},{"dataType":"enum","enums":["lowers"]}],"required":true},
            "effectDays": {"dataType":"double","required":true},
            "hazardRatio": {"dataType":"double","required":true},
            "text": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OccupationMatchLevel": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["exact"]},{"dataType":"enum","enums":["broad"]},{"dataType":"enum","enums":["major_group"]},{"dataType":"enum","enums":["none"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EmploymentType": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["full_time"]},{"dataType":"enum","enums":["part_time"]},{"dataType":"enum","enums":["temporary"]},{"dataType":"enum","enums":["contract"]},{"dataType":"enum","enums":["seasonal"]},{"dataType":"enum","enums":["internship"]},{"dataType":"enum","enums":["apprenticeship"]},{"dataType":"enum","enums":["per_diem"]},{"dataType":"enum","enums":["volunteer"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WorkplaceType": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["onsite"]},{"dataType":"enum","enums":["hybrid"]},{"dataType":"enum","enums":["remote"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FeatureSnapshot": {
        "dataType": "refObject",
        "properties": {
            "priorJobCount": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "completedJobCount": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "medianPriorTenureDays": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "meanPriorTenureDays": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "shortestPriorTenureDays": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "longestPriorTenureDays": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "currentGapDays": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "totalWorkMonths": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "occupationMatchLevel": {"dataType":"union","subSchemas":[{"ref":"OccupationMatchLevel"},{"dataType":"enum","enums":[null]}],"required":true},
            "sameIndustry": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "knownEmployer": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "skillsCoverage": {"dataType":"union","subSchemas":[{"ref":"Unit"},{"dataType":"enum","enums":[null]}],"required":true},
            "certificationsMet": {"dataType":"union","subSchemas":[{"ref":"Unit"},{"dataType":"enum","enums":[null]}],"required":true},
            "hourlyMinUsd": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "hourlyMaxUsd": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "payVsExpectedPct": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "payVsAreaMedianPct": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "commuteMiles": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "scheduleFit": {"dataType":"union","subSchemas":[{"ref":"Unit"},{"dataType":"enum","enums":[null]}],"required":true},
            "employmentType": {"dataType":"union","subSchemas":[{"ref":"EmploymentType"},{"dataType":"enum","enums":[null]}],"required":true},
            "workplaceType": {"dataType":"union","subSchemas":[{"ref":"WorkplaceType"},{"dataType":"enum","enums":[null]}],"required":true},
            "benefitsCount": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "occupationBaseTenureDays": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "employerBaseTenureDays": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "occupationGroup": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "industry": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "titleSigns": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "startMonth": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "missingFeatures": {"dataType":"array","array":{"dataType":"string"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RetentionForecast": {
        "dataType": "refObject",
        "properties": {
            "probability30d": {"ref":"Unit","required":true},
            "probability90d": {"ref":"Unit","required":true},
            "probability180d": {"ref":"Unit","required":true},
            "probability365d": {"ref":"Unit","required":true},
            "intervals": {"ref":"ForecastIntervals","required":true},
            "confidence": {"ref":"Unit","required":true},
            "confidenceLevel": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["low"]},{"dataType":"enum","enums":["medium"]},{"dataType":"enum","enums":["high"]}],"required":true},
            "expectedTenureDays": {"dataType":"double","required":true},
            "medianTenureDays": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "horizonDays": {"dataType":"double","required":true},
            "drivers": {"dataType":"array","array":{"dataType":"refObject","ref":"RetentionDriver"},"required":true},
            "featureSnapshot": {"ref":"FeatureSnapshot","required":true},
            "modelVersion": {"dataType":"string","required":true},
            "candidateId": {"ref":"UUID","required":true},
            "jobId": {"ref":"UUID","required":true},
            "computedAt": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RetentionForecastAnswer": {
        "dataType": "refAlias",
        "type": {"ref":"RetentionForecast","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RetentionForecastRequest": {
        "dataType": "refObject",
        "properties": {
            "candidateId": {"ref":"UUID","required":true},
            "jobId": {"ref":"UUID","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HorizonCalibration": {
        "dataType": "refObject",
        "properties": {
            "day": {"dataType":"double","required":true},
            "known": {"dataType":"double","required":true},
            "predicted": {"dataType":"union","subSchemas":[{"ref":"Unit"},{"dataType":"enum","enums":[null]}],"required":true},
            "observed": {"dataType":"union","subSchemas":[{"ref":"Unit"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CurveView": {
        "dataType": "refObject",
        "properties": {
            "jobFamily": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "version": {"dataType":"string","required":true},
            "hazardRatio": {"dataType":"double","required":true},
            "shape": {"dataType":"double","required":true},
            "outcomes": {"dataType":"double","required":true},
            "stays": {"dataType":"double","required":true},
            "calibrationError": {"dataType":"union","subSchemas":[{"ref":"Unit"},{"dataType":"enum","enums":[null]}],"required":true},
            "fittedAt": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CalibrationView": {
        "dataType": "refObject",
        "properties": {
            "modelVersion": {"dataType":"string","required":true},
            "priorTenureUsed": {"dataType":"boolean","required":true},
            "stays": {"dataType":"double","required":true},
            "outcomes": {"dataType":"double","required":true},
            "outcomesUntilLearning": {"dataType":"double","required":true},
            "horizons": {"dataType":"array","array":{"dataType":"refObject","ref":"HorizonCalibration"},"required":true},
            "calibrationError": {"dataType":"union","subSchemas":[{"ref":"Unit"},{"dataType":"enum","enums":[null]}],"required":true},
            "curves": {"dataType":"array","array":{"dataType":"refObject","ref":"CurveView"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RetentionCalibration": {
        "dataType": "refAlias",
        "type": {"ref":"CalibrationView","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RaterRole": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["caseworker"]},{"dataType":"enum","enums":["employer"]},{"dataType":"enum","enums":["candidate"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RatingReason": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["skills"]},{"dataType":"enum","enums":["pay"]},{"dataType":"enum","enums":["commute"]},{"dataType":"enum","enums":["schedule"]},{"dataType":"enum","enums":["culture"]},{"dataType":"enum","enums":["requirements"]},{"dataType":"enum","enums":["other"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RatingRecord": {
        "dataType": "refObject",
        "properties": {
            "rating": {"dataType":"double","required":true},
            "raterRole": {"ref":"RaterRole","required":true},
            "reasons": {"dataType":"array","array":{"dataType":"refAlias","ref":"RatingReason"},"required":true},
            "comment": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ratingId": {"ref":"UUID","required":true},
            "matchId": {"ref":"UUID","required":true},
            "candidateId": {"ref":"UUID","required":true},
            "jobId": {"ref":"UUID","required":true},
            "createdAt": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Rating": {
        "dataType": "refAlias",
        "type": {"ref":"RatingRecord","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RatingRequest": {
        "dataType": "refObject",
        "properties": {
            "rating": {"dataType":"integer","required":true,"validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1},"maximum":{"value":5}}},
            "raterRole": {"ref":"RaterRole","required":true},
            "reasons": {"dataType":"array","array":{"dataType":"refAlias","ref":"RatingReason"},"validators":{"maxItems":{"value":7}}},
            "comment": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":2000}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RatingList": {
        "dataType": "refObject",
        "properties": {
            "ratings": {"dataType":"array","array":{"dataType":"refAlias","ref":"Rating"},"required":true},
            "hasMore": {"dataType":"boolean","required":true},
            "nextCursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlacementStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["offered"]},{"dataType":"enum","enums":["accepted"]},{"dataType":"enum","enums":["started"]},{"dataType":"enum","enums":["completed"]},{"dataType":"enum","enums":["ended"]},{"dataType":"enum","enums":["declined"]},{"dataType":"enum","enums":["withdrawn"]},{"dataType":"enum","enums":["no_show"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PartialDate": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{"pattern":{"value":"^\\d{4}(-\\d{2}(-\\d{2})?)?$"}}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EndReason": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["quit"]},{"dataType":"enum","enums":["laid_off"]},{"dataType":"enum","enums":["terminated"]},{"dataType":"enum","enums":["contract_end"]},{"dataType":"enum","enums":["better_job"]},{"dataType":"enum","enums":["transport"]},{"dataType":"enum","enums":["childcare"]},{"dataType":"enum","enums":["health"]},{"dataType":"enum","enums":["other"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CorrectedField": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["status"]},{"dataType":"enum","enums":["startDate"]},{"dataType":"enum","enums":["endDate"]},{"dataType":"enum","enums":["endReason"]},{"dataType":"enum","enums":["hourlyUsd"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlacementBeforeCorrection": {
        "dataType": "refObject",
        "properties": {
            "status": {"ref":"PlacementStatus"},
            "startDate": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "endDate": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "hourlyUsd": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlacementHistoryEntry": {
        "dataType": "refObject",
        "properties": {
            "status": {"ref":"PlacementStatus","required":true},
            "at": {"dataType":"string","required":true},
            "by": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["api"]},{"dataType":"enum","enums":["portal"]}],"required":true},
            "corrected": {"dataType":"array","array":{"dataType":"refAlias","ref":"CorrectedField"}},
            "previous": {"ref":"PlacementBeforeCorrection"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlacementRecord": {
        "dataType": "refObject",
        "properties": {
            "placementId": {"ref":"UUID","required":true},
            "candidateId": {"ref":"UUID","required":true},
            "jobId": {"ref":"UUID","required":true},
            "matchId": {"dataType":"union","subSchemas":[{"ref":"UUID"},{"dataType":"enum","enums":[null]}],"required":true},
            "externalId": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "status": {"ref":"PlacementStatus","required":true},
            "hourlyUsd": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "startDate": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "endDate": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "endReason": {"dataType":"union","subSchemas":[{"ref":"EndReason"},{"dataType":"enum","enums":[null]}],"required":true},
            "createdAt": {"ref":"Timestamp","required":true},
            "updatedAt": {"ref":"Timestamp","required":true},
            "history": {"dataType":"array","array":{"dataType":"refObject","ref":"PlacementHistoryEntry"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Placement": {
        "dataType": "refAlias",
        "type": {"ref":"PlacementRecord","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlacementRequest": {
        "dataType": "refObject",
        "properties": {
            "candidateId": {"ref":"UUID","required":true},
            "jobId": {"ref":"UUID","required":true},
            "status": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["offered"]},{"dataType":"enum","enums":["accepted"]},{"dataType":"enum","enums":["started"]}]},
            "startDate": {"ref":"PartialDate"},
            "hourlyUsd": {"dataType":"double","validators":{"minimum":{"value":0},"maximum":{"value":99999}}},
            "externalId": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlacementList": {
        "dataType": "refObject",
        "properties": {
            "placements": {"dataType":"array","array":{"dataType":"refAlias","ref":"Placement"},"required":true},
            "hasMore": {"dataType":"boolean","required":true},
            "nextCursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PlacementChangeRequest": {
        "dataType": "refObject",
        "properties": {
            "status": {"ref":"PlacementStatus"},
            "effectiveDate": {"ref":"PartialDate"},
            "endReason": {"dataType":"union","subSchemas":[{"ref":"EndReason"},{"dataType":"enum","enums":[null]}]},
            "startDate": {"ref":"PartialDate"},
            "endDate": {"ref":"PartialDate"},
            "hourlyUsd": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"validators":{"minimum":{"value":0},"maximum":{"value":99999}}},
            "correction": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Phone": {
        "dataType": "refObject",
        "properties": {
            "raw": {"dataType":"string","required":true},
            "e164": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Profile": {
        "dataType": "refObject",
        "properties": {
            "network": {"dataType":"string","required":true},
            "username": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "url": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "StateCode": {
        "dataType": "refAlias",
        "type": {"dataType":"string","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Location": {
        "dataType": "refObject",
        "properties": {
            "address": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "city": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "state": {"dataType":"union","subSchemas":[{"ref":"StateCode"},{"dataType":"enum","enums":[null]}],"required":true},
            "region": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "postalCode": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "countryCode": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "raw": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResumeBasics": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "firstName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "middleName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "lastName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "label": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "emails": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "phone": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "phones": {"dataType":"array","array":{"dataType":"refObject","ref":"Phone"},"required":true},
            "url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "profiles": {"dataType":"array","array":{"dataType":"refObject","ref":"Profile"},"required":true},
            "summary": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "objective": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "location": {"dataType":"union","subSchemas":[{"ref":"Location"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SkillSection": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["skills"]},{"dataType":"enum","enums":["work"]},{"dataType":"enum","enums":["education"]},{"dataType":"enum","enums":["certifications"]},{"dataType":"enum","enums":["summary"]},{"dataType":"enum","enums":["projects"]},{"dataType":"enum","enums":["other"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Evidence": {
        "dataType": "refObject",
        "properties": {
            "text": {"dataType":"string","required":true},
            "page": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "box": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"double"}},{"dataType":"enum","enums":[null]}],"required":true,"validators":{"minItems":{"value":4},"maxItems":{"value":4}}},
            "charStart": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "charEnd": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResumeSkill": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true},
            "rawNames": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "skillId": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "taxonomy": {"dataType":"union","subSchemas":[{"ref":"Taxonomy"},{"dataType":"enum","enums":[null]}],"required":true},
            "type": {"ref":"SkillType","required":true},
            "level": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["beginner"]},{"dataType":"enum","enums":["intermediate"]},{"dataType":"enum","enums":["advanced"]},{"dataType":"enum","enums":["expert"]},{"dataType":"enum","enums":[null]}],"required":true},
            "monthsUsed": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "lastUsed": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "foundIn": {"dataType":"array","array":{"dataType":"refAlias","ref":"SkillSection"},"required":true},
            "confidence": {"ref":"Unit","required":true},
            "evidence": {"dataType":"array","array":{"dataType":"refObject","ref":"Evidence"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Certification": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true},
            "issuer": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "date": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "expires": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "licenseNumber": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "state": {"dataType":"union","subSchemas":[{"ref":"StateCode"},{"dataType":"enum","enums":[null]}],"required":true},
            "url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["certification"]},{"dataType":"enum","enums":["license"]}],"required":true},
            "confidence": {"ref":"Unit","required":true},
            "evidence": {"dataType":"array","array":{"dataType":"refObject","ref":"Evidence"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LanguageSkill": {
        "dataType": "refObject",
        "properties": {
            "language": {"dataType":"string","required":true},
            "languageCode": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "fluency": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["native"]},{"dataType":"enum","enums":["fluent"]},{"dataType":"enum","enums":["professional"]},{"dataType":"enum","enums":["conversational"]},{"dataType":"enum","enums":["basic"]},{"dataType":"enum","enums":[null]}],"required":true},
            "cefr": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["A1"]},{"dataType":"enum","enums":["A2"]},{"dataType":"enum","enums":["B1"]},{"dataType":"enum","enums":["B2"]},{"dataType":"enum","enums":["C1"]},{"dataType":"enum","enums":["C2"]},{"dataType":"enum","enums":[null]}],"required":true},
            "confidence": {"ref":"Unit","required":true},
            "evidence": {"dataType":"array","array":{"dataType":"refObject","ref":"Evidence"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WorkItem": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "position": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "onetSocCode": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "onetTitle": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "occupationConfidence": {"dataType":"union","subSchemas":[{"ref":"Unit"},{"dataType":"enum","enums":[null]}],"required":true},
            "employmentType": {"dataType":"union","subSchemas":[{"ref":"EmploymentType"},{"dataType":"enum","enums":[null]}],"required":true},
            "location": {"dataType":"union","subSchemas":[{"ref":"Location"},{"dataType":"enum","enums":[null]}],"required":true},
            "url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "startDate": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "endDate": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "isCurrent": {"dataType":"boolean","required":true},
            "months": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "rawDates": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "summary": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "highlights": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "skills": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "confidence": {"ref":"Unit","required":true},
            "evidence": {"dataType":"array","array":{"dataType":"refObject","ref":"Evidence"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EducationLevel": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["none"]},{"dataType":"enum","enums":["some_high_school"]},{"dataType":"enum","enums":["high_school"]},{"dataType":"enum","enums":["ged"]},{"dataType":"enum","enums":["vocational"]},{"dataType":"enum","enums":["some_college"]},{"dataType":"enum","enums":["associate"]},{"dataType":"enum","enums":["bachelor"]},{"dataType":"enum","enums":["master"]},{"dataType":"enum","enums":["doctorate"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EducationItem": {
        "dataType": "refObject",
        "properties": {
            "institution": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "studyType": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "area": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "level": {"dataType":"union","subSchemas":[{"ref":"EducationLevel"},{"dataType":"enum","enums":[null]}],"required":true},
            "startDate": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "endDate": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "isCurrent": {"dataType":"boolean","required":true},
            "completed": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "score": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "courses": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "location": {"dataType":"union","subSchemas":[{"ref":"Location"},{"dataType":"enum","enums":[null]}],"required":true},
            "confidence": {"ref":"Unit","required":true},
            "evidence": {"dataType":"array","array":{"dataType":"refObject","ref":"Evidence"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProjectItem": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true},
            "description": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "highlights": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "keywords": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "startDate": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "endDate": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "url": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "confidence": {"ref":"Unit","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "AwardItem": {
        "dataType": "refObject",
        "properties": {
            "title": {"dataType":"string","required":true},
            "date": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "awarder": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "summary": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "confidence": {"ref":"Unit","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReferenceItem": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "reference": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "position": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "phone": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "confidence": {"ref":"Unit","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ResumeTotals": {
        "dataType": "refObject",
        "properties": {
            "workMonths": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "averageMonthsPerEmployer": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "longestTenureMonths": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "gapMonths": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "currentPosition": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "highestEducationLevel": {"dataType":"union","subSchemas":[{"ref":"EducationLevel"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "DocumentType": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["resume"]},{"dataType":"enum","enums":["job_description"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ReadMethod": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["text_layer"]},{"dataType":"enum","enums":["vision"]},{"dataType":"enum","enums":["mixed"]},{"dataType":"enum","enums":["plain_text"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ParseMeta": {
        "dataType": "refObject",
        "properties": {
            "parseId": {"ref":"UUID","required":true},
            "documentType": {"ref":"DocumentType","required":true},
            "createdAt": {"ref":"Timestamp","required":true},
            "method": {"ref":"ReadMethod","required":true},
            "visionEngine": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["ocr"]},{"dataType":"enum","enums":["language_model"]},{"dataType":"enum","enums":[null]}],"required":true},
            "mediaType": {"dataType":"string","required":true},
            "fileName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "sha256": {"dataType":"string","required":true},
            "pageCount": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "visionPages": {"dataType":"array","array":{"dataType":"double"},"required":true},
            "characters": {"dataType":"double","required":true},
            "truncated": {"dataType":"boolean","required":true},
            "language": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "documentProbability": {"ref":"Unit","required":true},
            "confidence": {"ref":"Unit","required":true},
            "warnings": {"dataType":"array","array":{"dataType":"refObject","ref":"Warning"},"required":true},
            "modelVersion": {"dataType":"string","required":true},
            "durationMs": {"dataType":"double","required":true},
            "rawText": {"dataType":"string"},
            "redactedText": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ParsedResume": {
        "dataType": "refObject",
        "properties": {
            "basics": {"ref":"ResumeBasics","required":true},
            "skills": {"dataType":"array","array":{"dataType":"refObject","ref":"ResumeSkill"},"required":true},
            "certifications": {"dataType":"array","array":{"dataType":"refObject","ref":"Certification"},"required":true},
            "languages": {"dataType":"array","array":{"dataType":"refObject","ref":"LanguageSkill"},"required":true},
            "work": {"dataType":"array","array":{"dataType":"refObject","ref":"WorkItem"},"required":true},
            "education": {"dataType":"array","array":{"dataType":"refObject","ref":"EducationItem"},"required":true},
            "volunteer": {"dataType":"array","array":{"dataType":"refObject","ref":"WorkItem"},"required":true},
            "projects": {"dataType":"array","array":{"dataType":"refObject","ref":"ProjectItem"},"required":true},
            "awards": {"dataType":"array","array":{"dataType":"refObject","ref":"AwardItem"},"required":true},
            "references": {"dataType":"array","array":{"dataType":"refObject","ref":"ReferenceItem"},"required":true},
            "totals": {"ref":"ResumeTotals","required":true},
            "meta": {"ref":"ParseMeta","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ParseDocumentRequest": {
        "dataType": "refObject",
        "properties": {
            "text": {"dataType":"string"},
            "fileName": {"dataType":"string","validators":{"maxLength":{"value":255}}},
            "language": {"dataType":"string","validators":{"pattern":{"value":"^[a-z]{2}$"}}},
            "include": {"dataType":"string","validators":{"maxLength":{"value":200}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobSkill": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true},
            "rawNames": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "skillId": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "taxonomy": {"dataType":"union","subSchemas":[{"ref":"Taxonomy"},{"dataType":"enum","enums":[null]}],"required":true},
            "type": {"ref":"SkillType","required":true},
            "minMonths": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "confidence": {"ref":"Unit","required":true},
            "evidence": {"dataType":"array","array":{"dataType":"refObject","ref":"Evidence"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Compensation": {
        "dataType": "refObject",
        "properties": {
            "min": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "max": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "currency": {"dataType":"string","required":true},
            "period": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["hour"]},{"dataType":"enum","enums":["day"]},{"dataType":"enum","enums":["week"]},{"dataType":"enum","enums":["month"]},{"dataType":"enum","enums":["year"]},{"dataType":"enum","enums":["piece"]},{"dataType":"enum","enums":[null]}],"required":true},
            "raw": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "ranges": {"dataType":"array","array":{"dataType":"nestedObjectLiteral","nestedProperties":{"max":{"dataType":"double","required":true},"min":{"dataType":"double","required":true}}},"required":true},
            "hourlyDerived": {"dataType":"boolean","required":true},
            "tips": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "overtime": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "bonus": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BenefitCategory": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["health"]},{"dataType":"enum","enums":["dental"]},{"dataType":"enum","enums":["vision"]},{"dataType":"enum","enums":["retirement"]},{"dataType":"enum","enums":["paid_time_off"]},{"dataType":"enum","enums":["parental_leave"]},{"dataType":"enum","enums":["tuition"]},{"dataType":"enum","enums":["transport"]},{"dataType":"enum","enums":["childcare"]},{"dataType":"enum","enums":["meals"]},{"dataType":"enum","enums":["relocation"]},{"dataType":"enum","enums":["sign_on_bonus"]},{"dataType":"enum","enums":["training"]},{"dataType":"enum","enums":["other"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Benefit": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true},
            "category": {"ref":"BenefitCategory","required":true},
            "confidence": {"ref":"Unit","required":true},
            "evidence": {"dataType":"array","array":{"dataType":"refObject","ref":"Evidence"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FriendlinessSignal": {
        "dataType": "refObject",
        "properties": {
            "signal": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["fair_chance"]},{"dataType":"enum","enums":["refugee_immigrant"]},{"dataType":"enum","enums":["limited_english"]},{"dataType":"enum","enums":["no_degree_required"]},{"dataType":"enum","enums":["no_experience_required"]},{"dataType":"enum","enums":["veteran"]},{"dataType":"enum","enums":["disability_inclusive"]},{"dataType":"enum","enums":["youth"]},{"dataType":"enum","enums":["older_worker"]},{"dataType":"enum","enums":["caregiver_flexible"]},{"dataType":"enum","enums":["transit_accessible"]}],"required":true},
            "polarity": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["positive"]},{"dataType":"enum","enums":["negative"]},{"dataType":"enum","enums":["neutral"]}],"required":true},
            "confidence": {"ref":"Unit","required":true},
            "basis": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["explicit_text"]},{"dataType":"enum","enums":["inferred"]}],"required":true},
            "evidence": {"dataType":"array","array":{"dataType":"refObject","ref":"Evidence"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Shift": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["day"]},{"dataType":"enum","enums":["evening"]},{"dataType":"enum","enums":["night"]},{"dataType":"enum","enums":["rotating"]},{"dataType":"enum","enums":["weekend"]},{"dataType":"enum","enums":["flexible"]},{"dataType":"enum","enums":["on_call"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Schedule": {
        "dataType": "refObject",
        "properties": {
            "shifts": {"dataType":"array","array":{"dataType":"refAlias","ref":"Shift"},"required":true},
            "hoursPerWeekMin": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "hoursPerWeekMax": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "raw": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ParsedJobDescription": {
        "dataType": "refObject",
        "properties": {
            "title": {"dataType":"string","required":true},
            "requiredCertifications": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "hourlyMinUsd": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "hourlyMaxUsd": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "city": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "state": {"dataType":"union","subSchemas":[{"ref":"StateCode"},{"dataType":"enum","enums":[null]}],"required":true},
            "employerName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "department": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "summary": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "responsibilities": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "requiredQualifications": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "preferredQualifications": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "requiredSkills": {"dataType":"array","array":{"dataType":"refObject","ref":"JobSkill"},"required":true},
            "preferredSkills": {"dataType":"array","array":{"dataType":"refObject","ref":"JobSkill"},"required":true},
            "preferredCertifications": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "compensation": {"ref":"Compensation","required":true},
            "benefits": {"dataType":"array","array":{"dataType":"refObject","ref":"Benefit"},"required":true},
            "friendlinessSignals": {"dataType":"array","array":{"dataType":"refObject","ref":"FriendlinessSignal"},"required":true},
            "employmentType": {"dataType":"union","subSchemas":[{"ref":"EmploymentType"},{"dataType":"enum","enums":[null]}],"required":true},
            "schedule": {"ref":"Schedule","required":true},
            "workplaceType": {"dataType":"union","subSchemas":[{"ref":"WorkplaceType"},{"dataType":"enum","enums":[null]}],"required":true},
            "postalCode": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "address": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "countryCode": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "minEducationLevel": {"dataType":"union","subSchemas":[{"ref":"EducationLevel"},{"dataType":"enum","enums":[null]}],"required":true},
            "minExperienceMonths": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "maxExperienceMonths": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "languages": {"dataType":"array","array":{"dataType":"refObject","ref":"LanguageSkill"},"required":true},
            "physicalRequirements": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "licenses": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "requiresDriversLicense": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "requiresBackgroundCheck": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "requiresDrugTest": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "sponsorsVisa": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "openings": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "startDate": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "postedAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "expiresAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "applyUrl": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "onetSocCode": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "onetTitle": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "occupationConfidence": {"dataType":"union","subSchemas":[{"ref":"Unit"},{"dataType":"enum","enums":[null]}],"required":true},
            "meta": {"ref":"ParseMeta"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OperationType": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["parse.resume"]},{"dataType":"enum","enums":["parse.jd"]},{"dataType":"enum","enums":["match"]},{"dataType":"enum","enums":["retention-forecast"]},{"dataType":"enum","enums":["skills-infer"]},{"dataType":"enum","enums":["jobs.sync"]},{"dataType":"enum","enums":["jobs.bulk-sync"]},{"dataType":"enum","enums":["candidates.sync"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OperationStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["queued"]},{"dataType":"enum","enums":["running"]},{"dataType":"enum","enums":["succeeded"]},{"dataType":"enum","enums":["failed"]},{"dataType":"enum","enums":["cancelled"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OperationProgress": {
        "dataType": "refObject",
        "properties": {
            "done": {"dataType":"integer","required":true},
            "total": {"dataType":"integer","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ProblemCode": {
        "dataType": "refAlias",
        "type": {"dataType":"enum","enums":["malformed_request","invalid_json","invalid_multipart","invalid_cursor","invalid_header","sandbox_header_not_allowed","missing_api_key","invalid_api_key","expired_api_key","revoked_api_key","sign_in_required","insufficient_scope","employer_key_required","ip_not_allowed","synthetic_tenant_read_only","tenant_suspended","role_not_allowed","cross_site_request","not_found","route_not_found","method_not_allowed","not_acceptable","request_timeout","invalid_transition","idempotency_in_progress","placement_exists","candidate_opted_out","subscription_limit_reached","subscription_disabled","job_not_open","operation_not_cancellable","operation_cancelled","operation_expired","length_required","payload_too_large","unsupported_media_type","validation_failed","text_or_parsed_required","text_and_parsed_conflict","file_or_text_required","file_and_text_conflict","text_too_long","too_many_pages","batch_too_large","idempotency_key_reused","document_encrypted","document_corrupt","no_text_found","adapter_record_invalid","insufficient_data","headers_too_large","rate_limited","concurrency_limited","internal_error","upstream_failed","service_unavailable","deadline_exceeded"],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "FieldErrorCode": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["required"]},{"dataType":"enum","enums":["type"]},{"dataType":"enum","enums":["format"]},{"dataType":"enum","enums":["min"]},{"dataType":"enum","enums":["max"]},{"dataType":"enum","enums":["enum"]},{"dataType":"enum","enums":["unknown_field"]},{"dataType":"enum","enums":["conflict"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RequestFieldError": {
        "dataType": "refObject",
        "properties": {
            "pointer": {"dataType":"string","required":true},
            "code": {"ref":"FieldErrorCode","required":true},
            "message": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Problem": {
        "dataType": "refObject",
        "properties": {
            "type": {"dataType":"string","required":true},
            "title": {"dataType":"string","required":true},
            "status": {"dataType":"double","required":true},
            "detail": {"dataType":"string","required":true},
            "instance": {"dataType":"string","required":true},
            "code": {"ref":"ProblemCode","required":true},
            "requestId": {"dataType":"string","required":true},
            "errors": {"dataType":"array","array":{"dataType":"refObject","ref":"RequestFieldError"}},
        },
        "additionalProperties": {"dataType":"any"},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Operation": {
        "dataType": "refObject",
        "properties": {
            "operationId": {"ref":"UUID","required":true},
            "type": {"ref":"OperationType","required":true},
            "status": {"ref":"OperationStatus","required":true},
            "progress": {"dataType":"union","subSchemas":[{"ref":"OperationProgress"},{"dataType":"enum","enums":[null]}],"required":true},
            "result": {"dataType":"union","subSchemas":[{"ref":"Record_string.unknown_"},{"dataType":"enum","enums":[null]}],"required":true},
            "error": {"dataType":"union","subSchemas":[{"ref":"Problem"},{"dataType":"enum","enums":[null]}],"required":true},
            "createdAt": {"ref":"Timestamp","required":true},
            "startedAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "finishedAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "expiresAt": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "OperationList": {
        "dataType": "refObject",
        "properties": {
            "operations": {"dataType":"array","array":{"dataType":"refObject","ref":"Operation"},"required":true},
            "hasMore": {"dataType":"boolean","required":true},
            "nextCursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TenantType": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["employer"]},{"dataType":"enum","enums":["organization"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Scope": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["skills"]},{"dataType":"enum","enums":["match"]},{"dataType":"enum","enums":["parse"]},{"dataType":"enum","enums":["retention"]},{"dataType":"enum","enums":["jobs"]},{"dataType":"enum","enums":["candidates"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RateLimitInfo": {
        "dataType": "refObject",
        "properties": {
            "policy": {"dataType":"string","required":true},
            "quota": {"dataType":"integer","required":true},
            "windowSeconds": {"dataType":"integer","required":true},
            "concurrent": {"dataType":"union","subSchemas":[{"dataType":"integer"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Me": {
        "dataType": "refObject",
        "properties": {
            "keyId": {"ref":"UUID","required":true},
            "keyName": {"dataType":"string","required":true},
            "mode": {"ref":"Mode","required":true},
            "tenantId": {"ref":"UUID","required":true},
            "tenantType": {"ref":"TenantType","required":true},
            "scopes": {"dataType":"array","array":{"dataType":"refAlias","ref":"Scope"},"required":true},
            "expiresAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "sandboxTenant": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["own"]},{"dataType":"enum","enums":["synthetic"]},{"dataType":"enum","enums":[null]}],"required":true},
            "rateLimits": {"dataType":"array","array":{"dataType":"refObject","ref":"RateLimitInfo"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Score100": {
        "dataType": "refAlias",
        "type": {"dataType":"double","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "PublishedSubModel": {
        "dataType": "refObject",
        "properties": {
            "score": {"dataType":"union","subSchemas":[{"ref":"Score100"},{"dataType":"enum","enums":[null]}],"required":true},
            "weight": {"ref":"Unit","required":true},
            "available": {"dataType":"boolean","required":true},
            "version": {"dataType":"string","required":true},
            "durationMs": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Record_SubModelName.PublishedSubModel_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"semantic":{"ref":"PublishedSubModel","required":true},"requirements":{"ref":"PublishedSubModel","required":true},"retention":{"ref":"PublishedSubModel","required":true}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Recommendation": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["strong_match"]},{"dataType":"enum","enums":["good_match"]},{"dataType":"enum","enums":["possible_match"]},{"dataType":"enum","enums":["weak_match"]},{"dataType":"enum","enums":["not_eligible"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ComponentName": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["skills"]},{"dataType":"enum","enums":["experience"]},{"dataType":"enum","enums":["certifications"]},{"dataType":"enum","enums":["education"]},{"dataType":"enum","enums":["languages"]},{"dataType":"enum","enums":["location"]},{"dataType":"enum","enums":["compensation"]},{"dataType":"enum","enums":["schedule"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Reason": {
        "dataType": "refObject",
        "properties": {
            "code": {"dataType":"string","required":true},
            "direction": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["positive"]},{"dataType":"enum","enums":["negative"]}],"required":true},
            "component": {"dataType":"union","subSchemas":[{"ref":"ComponentName"},{"dataType":"enum","enums":["retention"]},{"dataType":"enum","enums":["semantic"]}],"required":true},
            "text": {"dataType":"string","required":true},
            "points": {"dataType":"double","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ComponentScore": {
        "dataType": "refObject",
        "properties": {
            "score": {"dataType":"union","subSchemas":[{"ref":"Score100"},{"dataType":"enum","enums":[null]}],"required":true},
            "weight": {"ref":"Unit","required":true},
            "found": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "foundTotal": {"dataType":"double","required":true},
            "missing": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "missingTotal": {"dataType":"double","required":true},
            "note": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Record_ComponentName.ComponentScore_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"skills":{"ref":"ComponentScore","required":true},"schedule":{"ref":"ComponentScore","required":true},"education":{"ref":"ComponentScore","required":true},"certifications":{"ref":"ComponentScore","required":true},"experience":{"ref":"ComponentScore","required":true},"languages":{"ref":"ComponentScore","required":true},"location":{"ref":"ComponentScore","required":true},"compensation":{"ref":"ComponentScore","required":true}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GapType": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["skill"]},{"dataType":"enum","enums":["certification"]},{"dataType":"enum","enums":["license"]},{"dataType":"enum","enums":["education"]},{"dataType":"enum","enums":["experience"]},{"dataType":"enum","enums":["language"]},{"dataType":"enum","enums":["location"]},{"dataType":"enum","enums":["schedule"]},{"dataType":"enum","enums":["compensation"]},{"dataType":"enum","enums":["work_authorization"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Shortfall": {
        "dataType": "refObject",
        "properties": {
            "value": {"dataType":"double","required":true},
            "unit": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["months"]},{"dataType":"enum","enums":["usdPerHour"]},{"dataType":"enum","enums":["miles"]},{"dataType":"enum","enums":["levels"]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ClosableBy": {
        "dataType": "refObject",
        "properties": {
            "kind": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["training"]},{"dataType":"enum","enums":["certification"]},{"dataType":"enum","enums":["document"]},{"dataType":"enum","enums":["transport"]},{"dataType":"enum","enums":["schedule"]},{"dataType":"enum","enums":["negotiation"]}],"required":true},
            "title": {"dataType":"string","required":true},
            "estimatedDays": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Gap": {
        "dataType": "refObject",
        "properties": {
            "type": {"ref":"GapType","required":true},
            "name": {"dataType":"string","required":true},
            "requirementLevel": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["required"]},{"dataType":"enum","enums":["preferred"]}],"required":true},
            "severity": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["blocking"]},{"dataType":"enum","enums":["major"]},{"dataType":"enum","enums":["minor"]}],"required":true},
            "required": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "actual": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "shortfall": {"dataType":"union","subSchemas":[{"ref":"Shortfall"},{"dataType":"enum","enums":[null]}],"required":true},
            "closableBy": {"dataType":"union","subSchemas":[{"ref":"ClosableBy"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "TransferableSkillBridge": {
        "dataType": "refObject",
        "properties": {
            "fromSkill": {"dataType":"string","required":true},
            "fromOccupation": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "toSkill": {"dataType":"string","required":true},
            "similarity": {"ref":"Unit","required":true},
            "closesGap": {"dataType":"boolean","required":true},
            "provenance": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["curated_map"]},{"dataType":"enum","enums":["language_model"]},{"dataType":"enum","enums":["embedding"]}],"required":true},
            "rationale": {"dataType":"string","required":true},
            "confidence": {"ref":"Unit","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Pick_PairResult.Exclude_keyofPairResult.subModels-or-retentionForecast__": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"matchId":{"dataType":"string","required":true},"candidateId":{"dataType":"string","required":true},"jobId":{"dataType":"string","required":true},"subModels":{"ref":"Record_SubModelName.PublishedSubModel_","required":true},"retentionForecast":{"ref":"RetentionForecast","required":true},"createdAt":{"dataType":"string","required":true},"updatedAt":{"dataType":"string","required":true},"finalScore":{"dataType":"double","required":true},"recommendation":{"ref":"Recommendation","required":true},"confidence":{"dataType":"double","required":true},"reasons":{"dataType":"array","array":{"dataType":"refObject","ref":"Reason"},"required":true},"componentScores":{"ref":"Record_ComponentName.ComponentScore_","required":true},"gaps":{"dataType":"array","array":{"dataType":"refObject","ref":"Gap"},"required":true},"gapsTotal":{"dataType":"double","required":true},"transferableSkillBridges":{"dataType":"array","array":{"dataType":"refObject","ref":"TransferableSkillBridge"},"required":true},"modelVersion":{"dataType":"string","required":true}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MatchRecord": {
        "dataType": "refObject",
        "properties": {
            "matchId": {"ref":"UUID","required":true},
            "candidateId": {"ref":"UUID","required":true},
            "jobId": {"ref":"UUID","required":true},
            "subModels": {"ref":"Record_SubModelName.PublishedSubModel_","required":true},
            "retentionForecast": {"ref":"RetentionForecast","required":true},
            "createdAt": {"ref":"Timestamp","required":true},
            "updatedAt": {"ref":"Timestamp","required":true},
            "finalScore": {"dataType":"double","required":true},
            "recommendation": {"ref":"Recommendation","required":true},
            "confidence": {"dataType":"double","required":true},
            "reasons": {"dataType":"array","array":{"dataType":"refObject","ref":"Reason"},"required":true},
            "componentScores": {"ref":"Record_ComponentName.ComponentScore_","required":true},
            "gaps": {"dataType":"array","array":{"dataType":"refObject","ref":"Gap"},"required":true},
            "gapsTotal": {"dataType":"double","required":true},
            "transferableSkillBridges": {"dataType":"array","array":{"dataType":"refObject","ref":"TransferableSkillBridge"},"required":true},
            "modelVersion": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Match": {
        "dataType": "refAlias",
        "type": {"ref":"MatchRecord","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ComponentWeightsInput": {
        "dataType": "refObject",
        "properties": {
            "skills": {"ref":"Unit"},
            "experience": {"ref":"Unit"},
            "certifications": {"ref":"Unit"},
            "education": {"ref":"Unit"},
            "languages": {"ref":"Unit"},
            "location": {"ref":"Unit"},
            "compensation": {"ref":"Unit"},
            "schedule": {"ref":"Unit"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MatchOptions": {
        "dataType": "refObject",
        "properties": {
            "componentWeights": {"ref":"ComponentWeightsInput"},
            "includeEvidence": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MatchPairRequest": {
        "dataType": "refObject",
        "properties": {
            "candidateId": {"ref":"UUID","required":true},
            "jobId": {"ref":"UUID","required":true},
            "options": {"ref":"MatchOptions"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RankedPair": {
        "dataType": "refObject",
        "properties": {
            "candidateId": {"ref":"UUID","required":true},
            "jobId": {"ref":"UUID","required":true},
            "finalScore": {"ref":"Score100","required":true},
            "recommendation": {"ref":"Recommendation","required":true},
            "confidence": {"ref":"Unit","required":true},
            "probability90d": {"ref":"Unit","required":true},
            "expectedTenureDays": {"dataType":"double","required":true},
            "reasons": {"dataType":"array","array":{"dataType":"refObject","ref":"Reason"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Ranking": {
        "dataType": "refObject",
        "properties": {
            "ranked": {"dataType":"array","array":{"dataType":"refObject","ref":"RankedPair"},"required":true},
            "considered": {"dataType":"double","required":true},
            "scored": {"dataType":"double","required":true},
            "modelVersion": {"dataType":"string","required":true},
            "rankedAt": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RankingAnswer": {
        "dataType": "refAlias",
        "type": {"ref":"Ranking","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RankFiltersInput": {
        "dataType": "refObject",
        "properties": {
            "maxMiles": {"dataType":"double","validators":{"minimum":{"value":0}}},
            "recommendations": {"dataType":"array","array":{"dataType":"refAlias","ref":"Recommendation"},"validators":{"minItems":{"value":1}}},
            "payFits": {"dataType":"boolean"},
            "scheduleFits": {"dataType":"boolean"},
            "certification": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "RankPairsRequest": {
        "dataType": "refObject",
        "properties": {
            "jobId": {"ref":"UUID"},
            "candidateId": {"ref":"UUID"},
            "limit": {"dataType":"integer","validators":{"minimum":{"value":1},"maximum":{"value":100}}},
            "filters": {"ref":"RankFiltersInput"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MatchListRecord": {
        "dataType": "refObject",
        "properties": {
            "matchId": {"ref":"UUID","required":true},
            "candidateId": {"ref":"UUID","required":true},
            "jobId": {"ref":"UUID","required":true},
            "finalScore": {"ref":"Score100","required":true},
            "recommendation": {"ref":"Recommendation","required":true},
            "confidence": {"ref":"Unit","required":true},
            "probability90d": {"ref":"Unit","required":true},
            "expectedTenureDays": {"dataType":"double","required":true},
            "createdAt": {"ref":"Timestamp","required":true},
            "updatedAt": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MatchListItem": {
        "dataType": "refAlias",
        "type": {"ref":"MatchListRecord","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MatchList": {
        "dataType": "refObject",
        "properties": {
            "matches": {"dataType":"array","array":{"dataType":"refAlias","ref":"MatchListItem"},"required":true},
            "hasMore": {"dataType":"boolean","required":true},
            "nextCursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MatchSort": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["-finalScore"]},{"dataType":"enum","enums":["-updatedAt"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Record_ComponentName.Unit_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"skills":{"dataType":"double","required":true},"schedule":{"dataType":"double","required":true},"education":{"dataType":"double","required":true},"certifications":{"dataType":"double","required":true},"experience":{"dataType":"double","required":true},"languages":{"dataType":"double","required":true},"location":{"dataType":"double","required":true},"compensation":{"dataType":"double","required":true}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ComponentWeights": {
        "dataType": "refAlias",
        "type": {"ref":"Record_ComponentName.Unit_","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "HeldBackFigures": {
        "dataType": "refObject",
        "properties": {
            "logLoss": {"dataType":"nestedObjectLiteral","nestedProperties":{"learned":{"dataType":"double","required":true},"defaults":{"dataType":"double","required":true}},"required":true},
            "auc": {"dataType":"nestedObjectLiteral","nestedProperties":{"learned":{"dataType":"union","subSchemas":[{"ref":"Unit"},{"dataType":"enum","enums":[null]}],"required":true},"defaults":{"dataType":"union","subSchemas":[{"ref":"Unit"},{"dataType":"enum","enums":[null]}],"required":true}},"required":true},
            "gain": {"dataType":"double","required":true},
            "gainInterval": {"dataType":"array","array":{"dataType":"double"},"required":true,"validators":{"minItems":{"value":2},"maxItems":{"value":2}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CalibrationBin": {
        "dataType": "refObject",
        "properties": {
            "scoreFrom": {"dataType":"double","required":true},
            "scoreTo": {"dataType":"double","required":true},
            "outcomes": {"dataType":"double","required":true},
            "predicted": {"ref":"Unit","required":true},
            "observed": {"ref":"Unit","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CalibrationFigures": {
        "dataType": "refObject",
        "properties": {
            "intercept": {"dataType":"double","required":true},
            "slope": {"dataType":"double","required":true},
            "error": {"dataType":"union","subSchemas":[{"ref":"Unit"},{"dataType":"enum","enums":[null]}],"required":true},
            "bins": {"dataType":"array","array":{"dataType":"refObject","ref":"CalibrationBin"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LearnedVersionView": {
        "dataType": "refObject",
        "properties": {
            "weights": {"ref":"ComponentWeights","required":true},
            "better": {"dataType":"boolean","required":true},
            "outcomes": {"dataType":"double","required":true},
            "goodOutcomes": {"dataType":"double","required":true},
            "heldBack": {"ref":"HeldBackFigures","required":true},
            "calibration": {"ref":"CalibrationFigures","required":true},
            "version": {"dataType":"double","required":true},
            "fittedAt": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "LearningView": {
        "dataType": "refObject",
        "properties": {
            "enabled": {"dataType":"boolean","required":true},
            "outcomes": {"dataType":"double","required":true},
            "goodOutcomes": {"dataType":"double","required":true},
            "outcomesUntilLearning": {"dataType":"double","required":true},
            "versions": {"dataType":"array","array":{"dataType":"refObject","ref":"LearnedVersionView"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MatchWeightsView": {
        "dataType": "refObject",
        "properties": {
            "modelVersion": {"dataType":"string","required":true},
            "inForce": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["defaults"]},{"dataType":"enum","enums":["set"]},{"dataType":"enum","enums":["learned"]}],"required":true},
            "weights": {"ref":"Record_ComponentName.Unit_","required":true},
            "defaults": {"ref":"Record_ComponentName.Unit_","required":true},
            "set": {"dataType":"union","subSchemas":[{"dataType":"nestedObjectLiteral","nestedProperties":{"skills":{"dataType":"double"},"schedule":{"dataType":"double"},"education":{"dataType":"double"},"certifications":{"dataType":"double"},"experience":{"dataType":"double"},"languages":{"dataType":"double"},"location":{"dataType":"double"},"compensation":{"dataType":"double"}}},{"dataType":"enum","enums":[null]}],"required":true},
            "learning": {"ref":"LearningView","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MatchWeights": {
        "dataType": "refAlias",
        "type": {"ref":"MatchWeightsView","validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "MatchWeightsRequest": {
        "dataType": "refObject",
        "properties": {
            "learning": {"dataType":"boolean"},
            "componentWeights": {"dataType":"union","subSchemas":[{"ref":"ComponentWeightsInput"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobSyncFacts": {
        "dataType": "refObject",
        "properties": {
            "title": {"dataType":"string","required":true},
            "requiredCertifications": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "hourlyMinUsd": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "hourlyMaxUsd": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "city": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "state": {"dataType":"union","subSchemas":[{"ref":"StateCode"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobSyncAnswer": {
        "dataType": "refObject",
        "properties": {
            "jobId": {"ref":"UUID","required":true},
            "slug": {"dataType":"string","required":true},
            "action": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["created"]},{"dataType":"enum","enums":["updated"]}],"required":true},
            "parsed": {"ref":"JobSyncFacts","required":true},
            "warnings": {"dataType":"array","array":{"dataType":"refObject","ref":"Warning"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Partial_Omit_ParsedJobDescription.title-or-requiredSkills-or-preferredSkills-or-benefits-or-compensation-or-schedule-or-meta__": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"startDate":{"dataType":"string"},"summary":{"dataType":"string"},"languages":{"dataType":"array","array":{"dataType":"refObject","ref":"LanguageSkill"}},"requiredCertifications":{"dataType":"array","array":{"dataType":"string"}},"hourlyMinUsd":{"dataType":"double"},"hourlyMaxUsd":{"dataType":"double"},"city":{"dataType":"string"},"state":{"dataType":"string"},"employerName":{"dataType":"string"},"department":{"dataType":"string"},"responsibilities":{"dataType":"array","array":{"dataType":"string"}},"requiredQualifications":{"dataType":"array","array":{"dataType":"string"}},"preferredQualifications":{"dataType":"array","array":{"dataType":"string"}},"preferredCertifications":{"dataType":"array","array":{"dataType":"string"}},"friendlinessSignals":{"dataType":"array","array":{"dataType":"refObject","ref":"FriendlinessSignal"}},"employmentType":{"ref":"EmploymentType"},"workplaceType":{"ref":"WorkplaceType"},"postalCode":{"dataType":"string"},"address":{"dataType":"string"},"countryCode":{"dataType":"string"},"minEducationLevel":{"ref":"EducationLevel"},"minExperienceMonths":{"dataType":"double"},"maxExperienceMonths":{"dataType":"double"},"physicalRequirements":{"dataType":"array","array":{"dataType":"string"}},"licenses":{"dataType":"array","array":{"dataType":"string"}},"requiresDriversLicense":{"dataType":"boolean"},"requiresBackgroundCheck":{"dataType":"boolean"},"requiresDrugTest":{"dataType":"boolean"},"sponsorsVisa":{"dataType":"boolean"},"openings":{"dataType":"double"},"postedAt":{"dataType":"string"},"expiresAt":{"dataType":"string"},"applyUrl":{"dataType":"string"},"onetSocCode":{"dataType":"string"},"onetTitle":{"dataType":"string"},"occupationConfidence":{"dataType":"double"}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Partial_JobSkill_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"name":{"dataType":"string"},"rawNames":{"dataType":"array","array":{"dataType":"string"}},"skillId":{"dataType":"string"},"taxonomy":{"ref":"Taxonomy"},"type":{"ref":"SkillType"},"minMonths":{"dataType":"double"},"confidence":{"dataType":"double"},"evidence":{"dataType":"array","array":{"dataType":"refObject","ref":"Evidence"}}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobSkillInput": {
        "dataType": "refAlias",
        "type": {"dataType":"intersection","subSchemas":[{"ref":"Partial_JobSkill_"},{"dataType":"nestedObjectLiteral","nestedProperties":{"name":{"dataType":"string","required":true,"validators":{"minLength":{"value":1}}}}}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Partial_Benefit_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"name":{"dataType":"string"},"category":{"ref":"BenefitCategory"},"confidence":{"dataType":"double"},"evidence":{"dataType":"array","array":{"dataType":"refObject","ref":"Evidence"}}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "BenefitInput": {
        "dataType": "refAlias",
        "type": {"dataType":"intersection","subSchemas":[{"ref":"Partial_Benefit_"},{"dataType":"nestedObjectLiteral","nestedProperties":{"name":{"dataType":"string","required":true,"validators":{"minLength":{"value":1}}}}}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Partial_Compensation_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"min":{"dataType":"double"},"max":{"dataType":"double"},"currency":{"dataType":"string"},"period":{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["day"]},{"dataType":"enum","enums":["hour"]},{"dataType":"enum","enums":["week"]},{"dataType":"enum","enums":["month"]},{"dataType":"enum","enums":["year"]},{"dataType":"enum","enums":["piece"]}]},"raw":{"dataType":"string"},"ranges":{"dataType":"array","array":{"dataType":"nestedObjectLiteral","nestedProperties":{"max":{"dataType":"double","required":true},"min":{"dataType":"double","required":true}}}},"hourlyDerived":{"dataType":"boolean"},"tips":{"dataType":"boolean"},"overtime":{"dataType":"boolean"},"bonus":{"dataType":"string"}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Partial_Schedule_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"shifts":{"dataType":"array","array":{"dataType":"refAlias","ref":"Shift"}},"hoursPerWeekMin":{"dataType":"double"},"hoursPerWeekMax":{"dataType":"double"},"raw":{"dataType":"string"}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ParsedJobInput": {
        "dataType": "refAlias",
        "type": {"dataType":"intersection","subSchemas":[{"ref":"Partial_Omit_ParsedJobDescription.title-or-requiredSkills-or-preferredSkills-or-benefits-or-compensation-or-schedule-or-meta__"},{"dataType":"nestedObjectLiteral","nestedProperties":{"meta":{"ref":"Record_string.unknown_"},"schedule":{"ref":"Partial_Schedule_"},"compensation":{"ref":"Partial_Compensation_"},"benefits":{"dataType":"array","array":{"dataType":"union","subSchemas":[{"dataType":"string"},{"ref":"BenefitInput"}]}},"preferredSkills":{"dataType":"array","array":{"dataType":"union","subSchemas":[{"dataType":"string"},{"ref":"JobSkillInput"}]}},"requiredSkills":{"dataType":"array","array":{"dataType":"union","subSchemas":[{"dataType":"string"},{"ref":"JobSkillInput"}]}},"title":{"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":200}}}}}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobSyncRequest": {
        "dataType": "refObject",
        "properties": {
            "text": {"dataType":"string"},
            "parsed": {"ref":"ParsedJobInput"},
            "externalId": {"dataType":"string","validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "title": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "location": {"dataType":"string","validators":{"maxLength":{"value":200}}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ItemFieldError": {
        "dataType": "refObject",
        "properties": {
            "pointer": {"dataType":"string","required":true},
            "code": {"dataType":"string","required":true},
            "message": {"dataType":"string","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "ItemError": {
        "dataType": "refObject",
        "properties": {
            "code": {"dataType":"string","required":true},
            "message": {"dataType":"string","required":true},
            "status": {"dataType":"double","required":true},
            "errors": {"dataType":"array","array":{"dataType":"refObject","ref":"ItemFieldError"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobBulkSyncItem": {
        "dataType": "refObject",
        "properties": {
            "index": {"dataType":"double","required":true},
            "externalId": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "jobId": {"dataType":"union","subSchemas":[{"ref":"UUID"},{"dataType":"enum","enums":[null]}],"required":true},
            "slug": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "action": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["created"]},{"dataType":"enum","enums":["updated"]},{"dataType":"enum","enums":["failed"]}],"required":true},
            "error": {"ref":"ItemError"},
            "warnings": {"dataType":"array","array":{"dataType":"refObject","ref":"Warning"}},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobBulkSyncSummary": {
        "dataType": "refObject",
        "properties": {
            "total": {"dataType":"integer","required":true},
            "created": {"dataType":"integer","required":true},
            "updated": {"dataType":"integer","required":true},
            "failed": {"dataType":"integer","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobBulkSyncAnswer": {
        "dataType": "refObject",
        "properties": {
            "results": {"dataType":"array","array":{"dataType":"refObject","ref":"JobBulkSyncItem"},"required":true},
            "summary": {"ref":"JobBulkSyncSummary","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobBulkSyncRequest": {
        "dataType": "refObject",
        "properties": {
            "jobs": {"dataType":"array","array":{"dataType":"any"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["draft"]},{"dataType":"enum","enums":["open"]},{"dataType":"enum","enums":["paused"]},{"dataType":"enum","enums":["closed"]},{"dataType":"enum","enums":["archived"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobListItem": {
        "dataType": "refObject",
        "properties": {
            "id": {"ref":"UUID","required":true},
            "slug": {"dataType":"string","required":true},
            "title": {"dataType":"string","required":true},
            "city": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "state": {"dataType":"union","subSchemas":[{"ref":"StateCode"},{"dataType":"enum","enums":[null]}],"required":true},
            "status": {"ref":"JobStatus","required":true},
            "postedAt": {"ref":"Timestamp","required":true},
            "externalId": {"dataType":"string"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobList": {
        "dataType": "refObject",
        "properties": {
            "jobs": {"dataType":"array","array":{"dataType":"refObject","ref":"JobListItem"},"required":true},
            "hasMore": {"dataType":"boolean","required":true},
            "nextCursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CloseReason": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["other"]},{"dataType":"enum","enums":["cancelled"]},{"dataType":"enum","enums":["filled"]},{"dataType":"enum","enums":["expired"]},{"dataType":"enum","enums":["duplicate"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobDetail": {
        "dataType": "refObject",
        "properties": {
            "id": {"ref":"UUID","required":true},
            "slug": {"dataType":"string","required":true},
            "title": {"dataType":"string","required":true},
            "city": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "state": {"dataType":"union","subSchemas":[{"ref":"StateCode"},{"dataType":"enum","enums":[null]}],"required":true},
            "status": {"ref":"JobStatus","required":true},
            "postedAt": {"ref":"Timestamp","required":true},
            "externalId": {"dataType":"string"},
            "parsed": {"ref":"ParsedJobDescription","required":true},
            "closeReason": {"dataType":"union","subSchemas":[{"ref":"CloseReason"},{"dataType":"enum","enums":[null]}],"required":true},
            "closedAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "updatedAt": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobStatusRequest": {
        "dataType": "refObject",
        "properties": {
            "status": {"ref":"JobStatus","required":true},
            "closeReason": {"ref":"CloseReason"},
            "releaseExternalId": {"dataType":"boolean"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobBulkStatusItem": {
        "dataType": "refObject",
        "properties": {
            "index": {"dataType":"double","required":true},
            "jobId": {"dataType":"union","subSchemas":[{"ref":"UUID"},{"dataType":"enum","enums":[null]}],"required":true},
            "externalId": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "action": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["updated"]},{"dataType":"enum","enums":["unchanged"]},{"dataType":"enum","enums":["failed"]}],"required":true},
            "status": {"dataType":"union","subSchemas":[{"ref":"JobStatus"},{"dataType":"enum","enums":[null]}],"required":true},
            "error": {"ref":"ItemError"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobBulkStatusSummary": {
        "dataType": "refObject",
        "properties": {
            "total": {"dataType":"integer","required":true},
            "updated": {"dataType":"integer","required":true},
            "unchanged": {"dataType":"integer","required":true},
            "failed": {"dataType":"integer","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobBulkStatusAnswer": {
        "dataType": "refObject",
        "properties": {
            "results": {"dataType":"array","array":{"dataType":"refObject","ref":"JobBulkStatusItem"},"required":true},
            "summary": {"ref":"JobBulkStatusSummary","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "JobBulkStatusRequest": {
        "dataType": "refObject",
        "properties": {
            "jobs": {"dataType":"array","array":{"dataType":"any"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventMessage": {
        "dataType": "refObject",
        "properties": {
            "id": {"dataType":"string","required":true},
            "type": {"ref":"EventType","required":true},
            "timestamp": {"ref":"Timestamp","required":true},
            "apiVersion": {"dataType":"enum","enums":["v1"],"required":true},
            "mode": {"ref":"Mode","required":true},
            "tenantId": {"ref":"UUID","required":true},
            "data": {"ref":"Record_string.unknown_","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EventList": {
        "dataType": "refObject",
        "properties": {
            "events": {"dataType":"array","array":{"dataType":"refObject","ref":"EventMessage"},"required":true},
            "hasMore": {"dataType":"boolean","required":true},
            "nextCursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidateSyncItem": {
        "dataType": "refObject",
        "properties": {
            "index": {"dataType":"double","required":true},
            "candidateId": {"dataType":"union","subSchemas":[{"ref":"UUID"},{"dataType":"enum","enums":[null]}],"required":true},
            "externalId": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "action": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["created"]},{"dataType":"enum","enums":["updated"]},{"dataType":"enum","enums":["failed"]}],"required":true},
            "droppedFields": {"dataType":"array","array":{"dataType":"string"}},
            "warnings": {"dataType":"array","array":{"dataType":"refObject","ref":"Warning"}},
            "error": {"ref":"ItemError"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidateSyncSummary": {
        "dataType": "refObject",
        "properties": {
            "total": {"dataType":"integer","required":true},
            "created": {"dataType":"integer","required":true},
            "updated": {"dataType":"integer","required":true},
            "failed": {"dataType":"integer","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidateSyncAnswer": {
        "dataType": "refObject",
        "properties": {
            "results": {"dataType":"array","array":{"dataType":"refObject","ref":"CandidateSyncItem"},"required":true},
            "summary": {"ref":"CandidateSyncSummary","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidateSource": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["resume"]},{"dataType":"enum","enums":["native"]},{"dataType":"enum","enums":["salesforce"]},{"dataType":"enum","enums":["civicrm"]},{"dataType":"enum","enums":["hmis"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidateStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["active"]},{"dataType":"enum","enums":["archived"]},{"dataType":"enum","enums":["placed"]},{"dataType":"enum","enums":["inactive"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Partial_Location_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"address":{"dataType":"string"},"city":{"dataType":"string"},"state":{"dataType":"string"},"region":{"dataType":"string"},"postalCode":{"dataType":"string"},"countryCode":{"dataType":"string"},"raw":{"dataType":"string"}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "SkillProvenance": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["stated"]},{"dataType":"enum","enums":["parsed"]},{"dataType":"enum","enums":["curated_map"]},{"dataType":"enum","enums":["language_model"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Partial_CandidateSkill_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"name":{"dataType":"string"},"skillId":{"dataType":"string"},"type":{"ref":"SkillType"},"provenance":{"ref":"SkillProvenance"},"confidence":{"dataType":"double"},"monthsUsed":{"dataType":"double"}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GivenSkill": {
        "dataType": "refAlias",
        "type": {"dataType":"intersection","subSchemas":[{"ref":"Partial_CandidateSkill_"},{"dataType":"nestedObjectLiteral","nestedProperties":{"name":{"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":200}}}}}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Partial_Omit_WorkItem.location__": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"skills":{"dataType":"array","array":{"dataType":"string"}},"startDate":{"dataType":"string"},"endDate":{"dataType":"string"},"summary":{"dataType":"string"},"confidence":{"dataType":"double"},"employmentType":{"ref":"EmploymentType"},"onetSocCode":{"dataType":"string"},"onetTitle":{"dataType":"string"},"occupationConfidence":{"dataType":"double"},"name":{"dataType":"string"},"evidence":{"dataType":"array","array":{"dataType":"refObject","ref":"Evidence"}},"position":{"dataType":"string"},"url":{"dataType":"string"},"isCurrent":{"dataType":"boolean"},"months":{"dataType":"double"},"rawDates":{"dataType":"string"},"highlights":{"dataType":"array","array":{"dataType":"string"}}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GivenWork": {
        "dataType": "refAlias",
        "type": {"dataType":"intersection","subSchemas":[{"ref":"Partial_Omit_WorkItem.location__"},{"dataType":"nestedObjectLiteral","nestedProperties":{"location":{"dataType":"union","subSchemas":[{"ref":"Partial_Location_"},{"dataType":"enum","enums":[null]}]}}}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Partial_Omit_EducationItem.location__": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"completed":{"dataType":"boolean"},"startDate":{"dataType":"string"},"endDate":{"dataType":"string"},"confidence":{"dataType":"double"},"evidence":{"dataType":"array","array":{"dataType":"refObject","ref":"Evidence"}},"isCurrent":{"dataType":"boolean"},"institution":{"dataType":"string"},"studyType":{"dataType":"string"},"area":{"dataType":"string"},"level":{"ref":"EducationLevel"},"score":{"dataType":"string"},"courses":{"dataType":"array","array":{"dataType":"string"}}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GivenEducation": {
        "dataType": "refAlias",
        "type": {"dataType":"intersection","subSchemas":[{"ref":"Partial_Omit_EducationItem.location__"},{"dataType":"nestedObjectLiteral","nestedProperties":{"location":{"dataType":"union","subSchemas":[{"ref":"Partial_Location_"},{"dataType":"enum","enums":[null]}]}}}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Partial_Certification_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"name":{"dataType":"string"},"issuer":{"dataType":"string"},"date":{"dataType":"string"},"expires":{"dataType":"string"},"licenseNumber":{"dataType":"string"},"state":{"dataType":"string"},"url":{"dataType":"string"},"kind":{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["certification"]},{"dataType":"enum","enums":["license"]}]},"confidence":{"dataType":"double"},"evidence":{"dataType":"array","array":{"dataType":"refObject","ref":"Evidence"}}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GivenCertification": {
        "dataType": "refAlias",
        "type": {"dataType":"intersection","subSchemas":[{"ref":"Partial_Certification_"},{"dataType":"nestedObjectLiteral","nestedProperties":{"name":{"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":200}}}}}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Partial_LanguageSkill_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"language":{"dataType":"string"},"languageCode":{"dataType":"string"},"fluency":{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["native"]},{"dataType":"enum","enums":["fluent"]},{"dataType":"enum","enums":["professional"]},{"dataType":"enum","enums":["conversational"]},{"dataType":"enum","enums":["basic"]}]},"cefr":{"dataType":"union","subSchemas":[{"dataType":"enum","enums":["A1"]},{"dataType":"enum","enums":["A2"]},{"dataType":"enum","enums":["B1"]},{"dataType":"enum","enums":["B2"]},{"dataType":"enum","enums":["C1"]},{"dataType":"enum","enums":["C2"]}]},"confidence":{"dataType":"double"},"evidence":{"dataType":"array","array":{"dataType":"refObject","ref":"Evidence"}}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GivenLanguage": {
        "dataType": "refAlias",
        "type": {"dataType":"intersection","subSchemas":[{"ref":"Partial_LanguageSkill_"},{"dataType":"nestedObjectLiteral","nestedProperties":{"language":{"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":100}}}}}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "EmploymentStatus": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["employed"]},{"dataType":"enum","enums":["unemployed"]},{"dataType":"enum","enums":["unable"]},{"dataType":"enum","enums":["not_looking"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GivenPreferences": {
        "dataType": "refObject",
        "properties": {
            "occupations": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"string"}},{"dataType":"enum","enums":[null]}],"validators":{"maxItems":{"value":100}}},
            "hourlyMinUsd": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"validators":{"minimum":{"value":0}}},
            "employmentTypes": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"refAlias","ref":"EmploymentType"}},{"dataType":"enum","enums":[null]}]},
            "shifts": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"string"}},{"dataType":"enum","enums":[null]}],"validators":{"maxItems":{"value":20}}},
            "maxCommuteMiles": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"validators":{"minimum":{"value":0}}},
            "workplaceTypes": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"string"}},{"dataType":"enum","enums":[null]}],"validators":{"maxItems":{"value":20}}},
            "availableFrom": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Partial_CandidateLogistics_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"hasDriversLicense":{"dataType":"boolean"},"hasVehicle":{"dataType":"boolean"},"usesTransit":{"dataType":"boolean"}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "WorkAuthorization": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["authorized"]},{"dataType":"enum","enums":["needs_sponsorship"]},{"dataType":"enum","enums":["unknown"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Partial_CandidateProgram_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"name":{"dataType":"string"},"stage":{"dataType":"string"},"startDate":{"dataType":"string"},"endDate":{"dataType":"string"},"externalId":{"dataType":"string"}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "GivenProgram": {
        "dataType": "refAlias",
        "type": {"dataType":"intersection","subSchemas":[{"ref":"Partial_CandidateProgram_"},{"dataType":"nestedObjectLiteral","nestedProperties":{"name":{"dataType":"string","required":true,"validators":{"minLength":{"value":1},"maxLength":{"value":300}}}}}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Partial_CandidateConsent_": {
        "dataType": "refAlias",
        "type": {"dataType":"nestedObjectLiteral","nestedProperties":{"shareWithEmployers":{"dataType":"boolean"},"automatedScoring":{"dataType":"boolean"},"recordedAt":{"dataType":"string"}},"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CustomFields": {
        "dataType": "refObject",
        "properties": {
        },
        "additionalProperties": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"double"},{"dataType":"boolean"},{"dataType":"enum","enums":[null]}]},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "NativeCandidate": {
        "dataType": "refObject",
        "properties": {
            "status": {"ref":"CandidateStatus"},
            "firstName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":200}}},
            "middleName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":200}}},
            "lastName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":200}}},
            "preferredName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":200}}},
            "email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":320}}},
            "phone": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":50}}},
            "preferredLanguage": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":35}}},
            "location": {"dataType":"union","subSchemas":[{"ref":"Partial_Location_"},{"dataType":"enum","enums":[null]}]},
            "sourceUpdatedAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}]},
            "summary": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"maxLength":{"value":20000}}},
            "skills": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"union","subSchemas":[{"dataType":"string"},{"ref":"GivenSkill"}]}},{"dataType":"enum","enums":[null]}],"validators":{"maxItems":{"value":500}}},
            "occupations": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"string"}},{"dataType":"enum","enums":[null]}],"validators":{"maxItems":{"value":100}}},
            "work": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"refAlias","ref":"GivenWork"}},{"dataType":"enum","enums":[null]}],"validators":{"maxItems":{"value":100}}},
            "education": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"refAlias","ref":"GivenEducation"}},{"dataType":"enum","enums":[null]}],"validators":{"maxItems":{"value":100}}},
            "certifications": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"union","subSchemas":[{"dataType":"string"},{"ref":"GivenCertification"}]}},{"dataType":"enum","enums":[null]}],"validators":{"maxItems":{"value":200}}},
            "languages": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"union","subSchemas":[{"dataType":"string"},{"ref":"GivenLanguage"}]}},{"dataType":"enum","enums":[null]}],"validators":{"maxItems":{"value":50}}},
            "highestEducationLevel": {"dataType":"union","subSchemas":[{"ref":"EducationLevel"},{"dataType":"enum","enums":[null]}]},
            "employmentStatus": {"dataType":"union","subSchemas":[{"ref":"EmploymentStatus"},{"dataType":"enum","enums":[null]}]},
            "preferences": {"dataType":"union","subSchemas":[{"ref":"GivenPreferences"},{"dataType":"enum","enums":[null]}]},
            "logistics": {"dataType":"union","subSchemas":[{"ref":"Partial_CandidateLogistics_"},{"dataType":"enum","enums":[null]}]},
            "workAuthorization": {"dataType":"union","subSchemas":[{"ref":"WorkAuthorization"},{"dataType":"enum","enums":[null]}]},
            "programs": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"refAlias","ref":"GivenProgram"}},{"dataType":"enum","enums":[null]}],"validators":{"maxItems":{"value":100}}},
            "consent": {"dataType":"union","subSchemas":[{"ref":"Partial_CandidateConsent_"},{"dataType":"enum","enums":[null]}]},
            "customFields": {"dataType":"union","subSchemas":[{"ref":"CustomFields"},{"dataType":"enum","enums":[null]}]},
            "externalId": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"validators":{"minLength":{"value":1},"maxLength":{"value":200}}},
            "resumeText": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "candidateId": {"dataType":"any"},
            "tenantId": {"dataType":"any"},
            "source": {"ref":"CandidateSource"},
            "createdAt": {"dataType":"any"},
            "updatedAt": {"dataType":"any"},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidateRecordItem": {
        "dataType": "refObject",
        "properties": {
            "record": {"ref":"Record_string.unknown_","required":true},
            "resumeText": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}]},
            "occupations": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"string"}},{"dataType":"enum","enums":[null]}],"validators":{"maxItems":{"value":100}}},
            "skills": {"dataType":"union","subSchemas":[{"dataType":"array","array":{"dataType":"union","subSchemas":[{"dataType":"string"},{"ref":"GivenSkill"}]}},{"dataType":"enum","enums":[null]}],"validators":{"maxItems":{"value":500}}},
            "preferences": {"dataType":"union","subSchemas":[{"ref":"GivenPreferences"},{"dataType":"enum","enums":[null]}]},
            "consent": {"dataType":"union","subSchemas":[{"ref":"Partial_CandidateConsent_"},{"dataType":"enum","enums":[null]}]},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidateAdapter": {
        "dataType": "refAlias",
        "type": {"dataType":"union","subSchemas":[{"dataType":"enum","enums":["native"]},{"dataType":"enum","enums":["salesforce"]},{"dataType":"enum","enums":["civicrm"]},{"dataType":"enum","enums":["hmis"]}],"validators":{}},
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidateSyncRequest": {
        "dataType": "refObject",
        "properties": {
            "adapter": {"ref":"CandidateAdapter"},
            "candidates": {"dataType":"array","array":{"dataType":"any"},"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidateListItem": {
        "dataType": "refObject",
        "properties": {
            "candidateId": {"ref":"UUID","required":true},
            "externalId": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "firstName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "lastName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "status": {"ref":"CandidateStatus","required":true},
            "city": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "state": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "highestEducationLevel": {"dataType":"union","subSchemas":[{"ref":"EducationLevel"},{"dataType":"enum","enums":[null]}],"required":true},
            "skillsCount": {"dataType":"double","required":true},
            "source": {"ref":"CandidateSource","required":true},
            "updatedAt": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidateList": {
        "dataType": "refObject",
        "properties": {
            "candidates": {"dataType":"array","array":{"dataType":"refObject","ref":"CandidateListItem"},"required":true},
            "hasMore": {"dataType":"boolean","required":true},
            "nextCursor": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidateConsent": {
        "dataType": "refObject",
        "properties": {
            "shareWithEmployers": {"dataType":"boolean","required":true},
            "automatedScoring": {"dataType":"boolean","required":true},
            "recordedAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidateProgram": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true},
            "stage": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "startDate": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "endDate": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
            "externalId": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidateSkill": {
        "dataType": "refObject",
        "properties": {
            "name": {"dataType":"string","required":true},
            "skillId": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "type": {"ref":"SkillType","required":true},
            "provenance": {"ref":"SkillProvenance","required":true},
            "confidence": {"ref":"Unit","required":true},
            "monthsUsed": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidatePreferences": {
        "dataType": "refObject",
        "properties": {
            "occupations": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "hourlyMinUsd": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "employmentTypes": {"dataType":"array","array":{"dataType":"refAlias","ref":"EmploymentType"},"required":true},
            "shifts": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "maxCommuteMiles": {"dataType":"union","subSchemas":[{"dataType":"double"},{"dataType":"enum","enums":[null]}],"required":true},
            "workplaceTypes": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "availableFrom": {"dataType":"union","subSchemas":[{"ref":"PartialDate"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "CandidateLogistics": {
        "dataType": "refObject",
        "properties": {
            "hasDriversLicense": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "hasVehicle": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
            "usesTransit": {"dataType":"union","subSchemas":[{"dataType":"boolean"},{"dataType":"enum","enums":[null]}],"required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
    "Candidate": {
        "dataType": "refObject",
        "properties": {
            "firstName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "middleName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "lastName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "preferredName": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "email": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "phone": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "preferredLanguage": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "location": {"dataType":"union","subSchemas":[{"ref":"Location"},{"dataType":"enum","enums":[null]}],"required":true},
            "sourceUpdatedAt": {"dataType":"union","subSchemas":[{"ref":"Timestamp"},{"dataType":"enum","enums":[null]}],"required":true},
            "programs": {"dataType":"array","array":{"dataType":"refObject","ref":"CandidateProgram"},"required":true},
            "customFields": {"ref":"CustomFields","required":true},
            "summary": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "skills": {"dataType":"array","array":{"dataType":"refObject","ref":"CandidateSkill"},"required":true},
            "occupations": {"dataType":"array","array":{"dataType":"string"},"required":true},
            "work": {"dataType":"array","array":{"dataType":"refObject","ref":"WorkItem"},"required":true},
            "education": {"dataType":"array","array":{"dataType":"refObject","ref":"EducationItem"},"required":true},
            "certifications": {"dataType":"array","array":{"dataType":"refObject","ref":"Certification"},"required":true},
            "languages": {"dataType":"array","array":{"dataType":"refObject","ref":"LanguageSkill"},"required":true},
            "highestEducationLevel": {"dataType":"union","subSchemas":[{"ref":"EducationLevel"},{"dataType":"enum","enums":[null]}],"required":true},
            "employmentStatus": {"dataType":"union","subSchemas":[{"ref":"EmploymentStatus"},{"dataType":"enum","enums":[null]}],"required":true},
            "preferences": {"ref":"CandidatePreferences","required":true},
            "logistics": {"ref":"CandidateLogistics","required":true},
            "workAuthorization": {"ref":"WorkAuthorization","required":true},
            "candidateId": {"ref":"UUID","required":true},
            "externalId": {"dataType":"union","subSchemas":[{"dataType":"string"},{"dataType":"enum","enums":[null]}],"required":true},
            "tenantId": {"ref":"UUID","required":true},
            "source": {"ref":"CandidateSource","required":true},
            "status": {"ref":"CandidateStatus","required":true},
            "consent": {"ref":"CandidateConsent","required":true},
            "createdAt": {"ref":"Timestamp","required":true},
            "updatedAt": {"ref":"Timestamp","required":true},
        },
        "additionalProperties": false,
    },
    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
};
const templateService = new ExpressTemplateService(models, {"noImplicitAdditionalProperties":"throw-on-extras","bodyCoercion":false});

// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa




export function RegisterRoutes(app: Router) {

    // ###########################################################################################################
    //  NOTE: If you do not see routes for all of your controllers in this file, then you might not have informed tsoa of where to look
    //      Please look into the "controllerPathGlobs" config option described in the readme: https://github.com/lukeautry/tsoa
    // ###########################################################################################################


    
        const argsWebhookSubscriptionsController_createWebhookSubscription: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"WebhookSubscriptionRequest"},
        };
        app.post('/api/v1/webhook-subscriptions',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhookSubscriptionsController)),
            ...(fetchMiddlewares<RequestHandler>(WebhookSubscriptionsController.prototype.createWebhookSubscription)),

            async function WebhookSubscriptionsController_createWebhookSubscription(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsWebhookSubscriptionsController_createWebhookSubscription, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhookSubscriptionsController>(WebhookSubscriptionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createWebhookSubscription',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhookSubscriptionsController_listWebhookSubscriptions: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.get('/api/v1/webhook-subscriptions',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhookSubscriptionsController)),
            ...(fetchMiddlewares<RequestHandler>(WebhookSubscriptionsController.prototype.listWebhookSubscriptions)),

            async function WebhookSubscriptionsController_listWebhookSubscriptions(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsWebhookSubscriptionsController_listWebhookSubscriptions, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhookSubscriptionsController>(WebhookSubscriptionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listWebhookSubscriptions',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhookSubscriptionsController_getWebhookSubscription: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                subscriptionId: {"in":"path","name":"subscriptionId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/webhook-subscriptions/:subscriptionId',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhookSubscriptionsController)),
            ...(fetchMiddlewares<RequestHandler>(WebhookSubscriptionsController.prototype.getWebhookSubscription)),

            async function WebhookSubscriptionsController_getWebhookSubscription(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsWebhookSubscriptionsController_getWebhookSubscription, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhookSubscriptionsController>(WebhookSubscriptionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getWebhookSubscription',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhookSubscriptionsController_updateWebhookSubscription: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                subscriptionId: {"in":"path","name":"subscriptionId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","required":true,"ref":"WebhookSubscriptionChange"},
        };
        app.patch('/api/v1/webhook-subscriptions/:subscriptionId',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhookSubscriptionsController)),
            ...(fetchMiddlewares<RequestHandler>(WebhookSubscriptionsController.prototype.updateWebhookSubscription)),

            async function WebhookSubscriptionsController_updateWebhookSubscription(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsWebhookSubscriptionsController_updateWebhookSubscription, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhookSubscriptionsController>(WebhookSubscriptionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'updateWebhookSubscription',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhookSubscriptionsController_deleteWebhookSubscription: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                subscriptionId: {"in":"path","name":"subscriptionId","required":true,"ref":"UUID"},
        };
        app.delete('/api/v1/webhook-subscriptions/:subscriptionId',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhookSubscriptionsController)),
            ...(fetchMiddlewares<RequestHandler>(WebhookSubscriptionsController.prototype.deleteWebhookSubscription)),

            async function WebhookSubscriptionsController_deleteWebhookSubscription(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsWebhookSubscriptionsController_deleteWebhookSubscription, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhookSubscriptionsController>(WebhookSubscriptionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'deleteWebhookSubscription',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhookSubscriptionsController_rotateWebhookSecret: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                subscriptionId: {"in":"path","name":"subscriptionId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","ref":"RotateSecretRequest"},
        };
        app.post('/api/v1/webhook-subscriptions/:subscriptionId/rotate-secret',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhookSubscriptionsController)),
            ...(fetchMiddlewares<RequestHandler>(WebhookSubscriptionsController.prototype.rotateWebhookSecret)),

            async function WebhookSubscriptionsController_rotateWebhookSecret(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsWebhookSubscriptionsController_rotateWebhookSecret, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhookSubscriptionsController>(WebhookSubscriptionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'rotateWebhookSecret',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhookDeliveriesController_testWebhookSubscription: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                subscriptionId: {"in":"path","name":"subscriptionId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","required":true,"ref":"TestWebhookRequest"},
        };
        app.post('/api/v1/webhook-subscriptions/:subscriptionId/test',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhookDeliveriesController)),
            ...(fetchMiddlewares<RequestHandler>(WebhookDeliveriesController.prototype.testWebhookSubscription)),

            async function WebhookDeliveriesController_testWebhookSubscription(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsWebhookDeliveriesController_testWebhookSubscription, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhookDeliveriesController>(WebhookDeliveriesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'testWebhookSubscription',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhookDeliveriesController_listWebhookDeliveries: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                subscriptionId: {"in":"path","name":"subscriptionId","required":true,"ref":"UUID"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
                status: {"in":"query","name":"status","dataType":"union","subSchemas":[{"dataType":"enum","enums":["pending"]},{"dataType":"enum","enums":["succeeded"]},{"dataType":"enum","enums":["failed"]}]},
        };
        app.get('/api/v1/webhook-subscriptions/:subscriptionId/deliveries',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhookDeliveriesController)),
            ...(fetchMiddlewares<RequestHandler>(WebhookDeliveriesController.prototype.listWebhookDeliveries)),

            async function WebhookDeliveriesController_listWebhookDeliveries(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsWebhookDeliveriesController_listWebhookDeliveries, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhookDeliveriesController>(WebhookDeliveriesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listWebhookDeliveries',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhookDeliveriesController_getWebhookDelivery: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                subscriptionId: {"in":"path","name":"subscriptionId","required":true,"ref":"UUID"},
                deliveryId: {"in":"path","name":"deliveryId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/webhook-subscriptions/:subscriptionId/deliveries/:deliveryId',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhookDeliveriesController)),
            ...(fetchMiddlewares<RequestHandler>(WebhookDeliveriesController.prototype.getWebhookDelivery)),

            async function WebhookDeliveriesController_getWebhookDelivery(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsWebhookDeliveriesController_getWebhookDelivery, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhookDeliveriesController>(WebhookDeliveriesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getWebhookDelivery',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhookDeliveriesController_redeliverWebhook: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                subscriptionId: {"in":"path","name":"subscriptionId","required":true,"ref":"UUID"},
                deliveryId: {"in":"path","name":"deliveryId","required":true,"ref":"UUID"},
        };
        app.post('/api/v1/webhook-subscriptions/:subscriptionId/deliveries/:deliveryId/redeliver',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhookDeliveriesController)),
            ...(fetchMiddlewares<RequestHandler>(WebhookDeliveriesController.prototype.redeliverWebhook)),

            async function WebhookDeliveriesController_redeliverWebhook(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsWebhookDeliveriesController_redeliverWebhook, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhookDeliveriesController>(WebhookDeliveriesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'redeliverWebhook',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsWebhookDeliveriesController_recoverWebhooks: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                subscriptionId: {"in":"path","name":"subscriptionId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","required":true,"ref":"RecoverRequest"},
        };
        app.post('/api/v1/webhook-subscriptions/:subscriptionId/recover',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(WebhookDeliveriesController)),
            ...(fetchMiddlewares<RequestHandler>(WebhookDeliveriesController.prototype.recoverWebhooks)),

            async function WebhookDeliveriesController_recoverWebhooks(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsWebhookDeliveriesController_recoverWebhooks, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<WebhookDeliveriesController>(WebhookDeliveriesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'recoverWebhooks',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTenantLinksController_listTenantLinks: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
                status: {"in":"query","name":"status","ref":"TenantLinkStatus"},
        };
        app.get('/api/v1/tenant-links',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(TenantLinksController)),
            ...(fetchMiddlewares<RequestHandler>(TenantLinksController.prototype.listTenantLinks)),

            async function TenantLinksController_listTenantLinks(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTenantLinksController_listTenantLinks, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TenantLinksController>(TenantLinksController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listTenantLinks',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsTenantLinksController_getTenantLink: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                linkId: {"in":"path","name":"linkId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/tenant-links/:linkId',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(TenantLinksController)),
            ...(fetchMiddlewares<RequestHandler>(TenantLinksController.prototype.getTenantLink)),

            async function TenantLinksController_getTenantLink(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsTenantLinksController_getTenantLink, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<TenantLinksController>(TenantLinksController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getTenantLink',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsSkillsController_inferSkills: Record<string, TsoaRoute.ParameterSchema> = {
                body: {"in":"body","name":"body","required":true,"ref":"InferSkillsRequest"},
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.post('/api/v1/skills-infer',
            authenticateMiddleware([{"apiKey":["skills"]}]),
            ...(fetchMiddlewares<RequestHandler>(SkillsController)),
            ...(fetchMiddlewares<RequestHandler>(SkillsController.prototype.inferSkills)),

            async function SkillsController_inferSkills(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSkillsController_inferSkills, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SkillsController>(SkillsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'inferSkills',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRetentionController_forecastRetention: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"RetentionForecastRequest"},
        };
        app.post('/api/v1/retention-forecast',
            authenticateMiddleware([{"apiKey":["retention"]}]),
            ...(fetchMiddlewares<RequestHandler>(RetentionController)),
            ...(fetchMiddlewares<RequestHandler>(RetentionController.prototype.forecastRetention)),

            async function RetentionController_forecastRetention(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsRetentionController_forecastRetention, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RetentionController>(RetentionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'forecastRetention',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRetentionController_getRetentionCalibration: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.get('/api/v1/retention/calibration',
            authenticateMiddleware([{"apiKey":["retention"]}]),
            ...(fetchMiddlewares<RequestHandler>(RetentionController)),
            ...(fetchMiddlewares<RequestHandler>(RetentionController.prototype.getRetentionCalibration)),

            async function RetentionController_getRetentionCalibration(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsRetentionController_getRetentionCalibration, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RetentionController>(RetentionController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getRetentionCalibration',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRatingsController_rateMatch: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                matchId: {"in":"path","name":"matchId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","required":true,"ref":"RatingRequest"},
        };
        app.post('/api/v1/matches/:matchId/ratings',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(RatingsController)),
            ...(fetchMiddlewares<RequestHandler>(RatingsController.prototype.rateMatch)),

            async function RatingsController_rateMatch(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsRatingsController_rateMatch, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RatingsController>(RatingsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'rateMatch',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRatingsController_listRatings: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                matchId: {"in":"path","name":"matchId","required":true,"ref":"UUID"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
        };
        app.get('/api/v1/matches/:matchId/ratings',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(RatingsController)),
            ...(fetchMiddlewares<RequestHandler>(RatingsController.prototype.listRatings)),

            async function RatingsController_listRatings(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsRatingsController_listRatings, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RatingsController>(RatingsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listRatings',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsRatingsController_getRating: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                ratingId: {"in":"path","name":"ratingId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/ratings/:ratingId',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(RatingsController)),
            ...(fetchMiddlewares<RequestHandler>(RatingsController.prototype.getRating)),

            async function RatingsController_getRating(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsRatingsController_getRating, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<RatingsController>(RatingsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getRating',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPlacementsController_createPlacement: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"PlacementRequest"},
        };
        app.post('/api/v1/placements',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(PlacementsController)),
            ...(fetchMiddlewares<RequestHandler>(PlacementsController.prototype.createPlacement)),

            async function PlacementsController_createPlacement(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPlacementsController_createPlacement, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PlacementsController>(PlacementsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createPlacement',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 201,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPlacementsController_listPlacements: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
                status: {"in":"query","name":"status","ref":"PlacementStatus"},
                candidateId: {"in":"query","name":"candidateId","ref":"UUID"},
                jobId: {"in":"query","name":"jobId","ref":"UUID"},
                externalId: {"in":"query","name":"externalId","dataType":"string","validators":{"maxLength":{"value":200}}},
                updatedSince: {"in":"query","name":"updatedSince","dataType":"string","validators":{"maxLength":{"value":40}}},
        };
        app.get('/api/v1/placements',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(PlacementsController)),
            ...(fetchMiddlewares<RequestHandler>(PlacementsController.prototype.listPlacements)),

            async function PlacementsController_listPlacements(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPlacementsController_listPlacements, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PlacementsController>(PlacementsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listPlacements',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPlacementsController_getPlacement: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                placementId: {"in":"path","name":"placementId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/placements/:placementId',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(PlacementsController)),
            ...(fetchMiddlewares<RequestHandler>(PlacementsController.prototype.getPlacement)),

            async function PlacementsController_getPlacement(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPlacementsController_getPlacement, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PlacementsController>(PlacementsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getPlacement',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsPlacementsController_setPlacementStatus: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                placementId: {"in":"path","name":"placementId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","required":true,"ref":"PlacementChangeRequest"},
        };
        app.patch('/api/v1/placements/:placementId',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(PlacementsController)),
            ...(fetchMiddlewares<RequestHandler>(PlacementsController.prototype.setPlacementStatus)),

            async function PlacementsController_setPlacementStatus(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsPlacementsController_setPlacementStatus, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<PlacementsController>(PlacementsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'setPlacementStatus',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsParseController_parseResume: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"ParseDocumentRequest"},
                include: {"in":"query","name":"include","dataType":"string"},
        };
        app.post('/api/v1/parse/resume',
            authenticateMiddleware([{"apiKey":["parse"]}]),
            ...(fetchMiddlewares<RequestHandler>(ParseController)),
            ...(fetchMiddlewares<RequestHandler>(ParseController.prototype.parseResume)),

            async function ParseController_parseResume(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsParseController_parseResume, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ParseController>(ParseController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'parseResume',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsParseController_parseJobDescription: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"ParseDocumentRequest"},
                include: {"in":"query","name":"include","dataType":"string"},
        };
        app.post('/api/v1/parse/jd',
            authenticateMiddleware([{"apiKey":["parse"]}]),
            ...(fetchMiddlewares<RequestHandler>(ParseController)),
            ...(fetchMiddlewares<RequestHandler>(ParseController.prototype.parseJobDescription)),

            async function ParseController_parseJobDescription(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsParseController_parseJobDescription, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ParseController>(ParseController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'parseJobDescription',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsOperationsController_listOperations: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
                status: {"in":"query","name":"status","ref":"OperationStatus"},
                type: {"in":"query","name":"type","ref":"OperationType"},
        };
        app.get('/api/v1/operations',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(OperationsController)),
            ...(fetchMiddlewares<RequestHandler>(OperationsController.prototype.listOperations)),

            async function OperationsController_listOperations(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsOperationsController_listOperations, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<OperationsController>(OperationsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listOperations',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsOperationsController_getOperation: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                operationId: {"in":"path","name":"operationId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/operations/:operationId',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(OperationsController)),
            ...(fetchMiddlewares<RequestHandler>(OperationsController.prototype.getOperation)),

            async function OperationsController_getOperation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsOperationsController_getOperation, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<OperationsController>(OperationsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getOperation',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsOperationsController_cancelOperation: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                operationId: {"in":"path","name":"operationId","required":true,"ref":"UUID"},
        };
        app.post('/api/v1/operations/:operationId/cancel',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(OperationsController)),
            ...(fetchMiddlewares<RequestHandler>(OperationsController.prototype.cancelOperation)),

            async function OperationsController_cancelOperation(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsOperationsController_cancelOperation, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<OperationsController>(OperationsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'cancelOperation',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMeController_getMe: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.get('/api/v1/me',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(MeController)),
            ...(fetchMiddlewares<RequestHandler>(MeController.prototype.getMe)),

            async function MeController_getMe(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMeController_getMe, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MeController>(MeController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getMe',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMatchesController_matchPair: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"MatchPairRequest"},
        };
        app.post('/api/v1/match',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(MatchesController)),
            ...(fetchMiddlewares<RequestHandler>(MatchesController.prototype.matchPair)),

            async function MatchesController_matchPair(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMatchesController_matchPair, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MatchesController>(MatchesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'matchPair',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMatchesController_rankPairs: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"RankPairsRequest"},
        };
        app.post('/api/v1/matches/rank',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(MatchesController)),
            ...(fetchMiddlewares<RequestHandler>(MatchesController.prototype.rankPairs)),

            async function MatchesController_rankPairs(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMatchesController_rankPairs, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MatchesController>(MatchesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'rankPairs',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMatchesController_listMatches: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
                candidateId: {"in":"query","name":"candidateId","ref":"UUID"},
                jobId: {"in":"query","name":"jobId","ref":"UUID"},
                recommendation: {"in":"query","name":"recommendation","ref":"Recommendation"},
                minScore: {"in":"query","name":"minScore","dataType":"double","validators":{"minimum":{"value":0},"maximum":{"value":100}}},
                updatedSince: {"in":"query","name":"updatedSince","dataType":"string","validators":{"maxLength":{"value":40}}},
                sort: {"in":"query","name":"sort","ref":"MatchSort"},
        };
        app.get('/api/v1/matches',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(MatchesController)),
            ...(fetchMiddlewares<RequestHandler>(MatchesController.prototype.listMatches)),

            async function MatchesController_listMatches(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMatchesController_listMatches, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MatchesController>(MatchesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listMatches',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMatchesController_getMatch: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                matchId: {"in":"path","name":"matchId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/matches/:matchId',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(MatchesController)),
            ...(fetchMiddlewares<RequestHandler>(MatchesController.prototype.getMatch)),

            async function MatchesController_getMatch(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMatchesController_getMatch, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MatchesController>(MatchesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getMatch',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMatchWeightsController_getMatchWeights: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.get('/api/v1/match/weights',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(MatchWeightsController)),
            ...(fetchMiddlewares<RequestHandler>(MatchWeightsController.prototype.getMatchWeights)),

            async function MatchWeightsController_getMatchWeights(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMatchWeightsController_getMatchWeights, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MatchWeightsController>(MatchWeightsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getMatchWeights',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsMatchWeightsController_setMatchWeights: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"MatchWeightsRequest"},
        };
        app.patch('/api/v1/match/weights',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(MatchWeightsController)),
            ...(fetchMiddlewares<RequestHandler>(MatchWeightsController.prototype.setMatchWeights)),

            async function MatchWeightsController_setMatchWeights(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMatchWeightsController_setMatchWeights, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MatchWeightsController>(MatchWeightsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'setMatchWeights',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsJobsController_syncJob: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"Record_string.unknown_"},
        };
        app.post('/api/v1/jobs/sync',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(JobsController)),
            ...(fetchMiddlewares<RequestHandler>(JobsController.prototype.syncJob)),

            async function JobsController_syncJob(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsJobsController_syncJob, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<JobsController>(JobsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'syncJob',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsJobsController_bulkSyncJobs: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"JobBulkSyncRequest"},
        };
        app.post('/api/v1/jobs/bulk-sync',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(JobsController)),
            ...(fetchMiddlewares<RequestHandler>(JobsController.prototype.bulkSyncJobs)),

            async function JobsController_bulkSyncJobs(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsJobsController_bulkSyncJobs, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<JobsController>(JobsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'bulkSyncJobs',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsJobsController_listJobs: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
                status: {"in":"query","name":"status","ref":"JobStatus"},
                externalId: {"in":"query","name":"externalId","dataType":"string","validators":{"maxLength":{"value":200}}},
                updatedSince: {"in":"query","name":"updatedSince","dataType":"string","validators":{"maxLength":{"value":40}}},
        };
        app.get('/api/v1/jobs',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(JobsController)),
            ...(fetchMiddlewares<RequestHandler>(JobsController.prototype.listJobs)),

            async function JobsController_listJobs(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsJobsController_listJobs, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<JobsController>(JobsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listJobs',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsJobsController_getJob: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                jobId: {"in":"path","name":"jobId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/jobs/:jobId',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(JobsController)),
            ...(fetchMiddlewares<RequestHandler>(JobsController.prototype.getJob)),

            async function JobsController_getJob(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsJobsController_getJob, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<JobsController>(JobsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getJob',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsJobsController_setJobStatus: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                jobId: {"in":"path","name":"jobId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","required":true,"ref":"JobStatusRequest"},
        };
        app.patch('/api/v1/jobs/:jobId',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(JobsController)),
            ...(fetchMiddlewares<RequestHandler>(JobsController.prototype.setJobStatus)),

            async function JobsController_setJobStatus(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsJobsController_setJobStatus, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<JobsController>(JobsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'setJobStatus',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsJobsController_setJobStatuses: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"JobBulkStatusRequest"},
        };
        app.post('/api/v1/jobs/bulk-status',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(JobsController)),
            ...(fetchMiddlewares<RequestHandler>(JobsController.prototype.setJobStatuses)),

            async function JobsController_setJobStatuses(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsJobsController_setJobStatuses, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<JobsController>(JobsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'setJobStatuses',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsEventsController_listEvents: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
                type: {"in":"query","name":"type","ref":"EventType"},
                since: {"in":"query","name":"since","dataType":"string","validators":{"maxLength":{"value":40}}},
        };
        app.get('/api/v1/events',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(EventsController)),
            ...(fetchMiddlewares<RequestHandler>(EventsController.prototype.listEvents)),

            async function EventsController_listEvents(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsEventsController_listEvents, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<EventsController>(EventsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listEvents',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCandidatesController_syncCandidates: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"CandidateSyncRequest"},
        };
        app.post('/api/v1/candidates/sync',
            authenticateMiddleware([{"apiKey":["candidates"]}]),
            ...(fetchMiddlewares<RequestHandler>(CandidatesController)),
            ...(fetchMiddlewares<RequestHandler>(CandidatesController.prototype.syncCandidates)),

            async function CandidatesController_syncCandidates(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCandidatesController_syncCandidates, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CandidatesController>(CandidatesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'syncCandidates',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCandidatesController_listCandidates: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
                status: {"in":"query","name":"status","ref":"CandidateStatus"},
                externalId: {"in":"query","name":"externalId","dataType":"string","validators":{"maxLength":{"value":200}}},
                updatedSince: {"in":"query","name":"updatedSince","dataType":"string","validators":{"maxLength":{"value":40}}},
                q: {"in":"query","name":"q","dataType":"string","validators":{"maxLength":{"value":100}}},
        };
        app.get('/api/v1/candidates',
            authenticateMiddleware([{"apiKey":["candidates"]}]),
            ...(fetchMiddlewares<RequestHandler>(CandidatesController)),
            ...(fetchMiddlewares<RequestHandler>(CandidatesController.prototype.listCandidates)),

            async function CandidatesController_listCandidates(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCandidatesController_listCandidates, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CandidatesController>(CandidatesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listCandidates',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCandidatesController_getCandidate: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                candidateId: {"in":"path","name":"candidateId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/candidates/:candidateId',
            authenticateMiddleware([{"apiKey":["candidates"]}]),
            ...(fetchMiddlewares<RequestHandler>(CandidatesController)),
            ...(fetchMiddlewares<RequestHandler>(CandidatesController.prototype.getCandidate)),

            async function CandidatesController_getCandidate(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCandidatesController_getCandidate, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CandidatesController>(CandidatesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getCandidate',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: undefined,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCandidatesController_eraseCandidate: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                candidateId: {"in":"path","name":"candidateId","required":true,"ref":"UUID"},
        };
        app.delete('/api/v1/candidates/:candidateId',
            authenticateMiddleware([{"apiKey":["candidates"]}]),
            ...(fetchMiddlewares<RequestHandler>(CandidatesController)),
            ...(fetchMiddlewares<RequestHandler>(CandidatesController.prototype.eraseCandidate)),

            async function CandidatesController_eraseCandidate(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCandidatesController_eraseCandidate, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CandidatesController>(CandidatesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'eraseCandidate',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 204,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa


    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

    function authenticateMiddleware(security: TsoaRoute.Security[] = []) {
        return async function runAuthenticationMiddleware(request: any, response: any, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            // keep track of failed auth attempts so we can hand back the most
            // recent one.  This behavior was previously existing so preserving it
            // here
            const failedAttempts: any[] = [];
            const pushAndRethrow = (error: any) => {
                failedAttempts.push(error);
                throw error;
            };

            const secMethodOrPromises: Promise<any>[] = [];
            for (const secMethod of security) {
                if (Object.keys(secMethod).length > 1) {
                    const secMethodAndPromises: Promise<any>[] = [];

                    for (const name in secMethod) {
                        secMethodAndPromises.push(
                            expressAuthenticationRecasted(request, name, secMethod[name], response)
                                .catch(pushAndRethrow)
                        );
                    }

                    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

                    secMethodOrPromises.push(Promise.all(secMethodAndPromises)
                        .then(users => { return users[0]; }));
                } else {
                    for (const name in secMethod) {
                        secMethodOrPromises.push(
                            expressAuthenticationRecasted(request, name, secMethod[name], response)
                                .catch(pushAndRethrow)
                        );
                    }
                }
            }

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            try {
                request['user'] = await Promise.any(secMethodOrPromises);

                // Response was sent in middleware, abort
                if (response.writableEnded) {
                    return;
                }

                next();
            }
            catch(err) {
                // Show most recent error as response
                const error = failedAttempts.pop();
                error.status = error.status || 401;

                // Response was sent in middleware, abort
                if (response.writableEnded) {
                    return;
                }
                next(error);
            }

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        }
    }

    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
}

// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
