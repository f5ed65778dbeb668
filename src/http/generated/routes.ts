/* tslint:disable */
/* eslint-disable */
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import type { TsoaRoute } from '@tsoa/runtime';
import { fetchMiddlewares } from '@tsoa/runtime';
import { RequestArguments } from '../validation/request-arguments';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { TenantLinksController } from './../controllers/tenant-links.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { SkillsController } from './../controllers/skills.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ScoringController } from './../controllers/scoring.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ScoreLogController } from './../controllers/score-log.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { RetentionController } from './../controllers/retention.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { RatingsController } from './../controllers/ratings.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { PlacementsController } from './../controllers/placements.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ParseController } from './../controllers/parse.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ParseBatchesController } from './../controllers/parse-batches.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { OperationsController } from './../controllers/operations.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { MeController } from './../controllers/me.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { MatchesController } from './../controllers/matches.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { MatchWeightsController } from './../controllers/match-weights.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ImportsController } from './../controllers/imports.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ImpactReportsController } from './../controllers/impact-reports.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { DecisionsController } from './../controllers/decisions.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ConnectorsController } from './../controllers/connectors.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ComplianceController } from './../controllers/compliance.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { WebhookSubscriptionsController } from './../controllers/webhooks/webhook-subscriptions.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { WebhookDeliveriesController } from './../controllers/webhooks/webhook-deliveries.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { EventsController } from './../controllers/webhooks/events.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { SavedSearchesController } from './../controllers/search/saved-searches.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CustomFieldsController } from './../controllers/search/custom-fields.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ViewSessionsController } from './../controllers/reviews/view-sessions.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ReviewSettingsController } from './../controllers/reviews/review-settings.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { ReviewSessionsController } from './../controllers/reviews/review-sessions.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { JobsController } from './../controllers/jobs/jobs.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { JobFeedsController } from './../controllers/jobs/job-feeds.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { DuplicatesController } from './../controllers/candidates/duplicates.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { CandidatesController } from './../controllers/candidates/candidates.controller';
// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
import { AccessExportsController } from './../controllers/candidates/access-exports.controller';
import { expressAuthentication } from './../admission/authentication';
// @ts-ignore - no great way to install types from subpackage
import { iocContainer } from './../ioc';
import type { IocContainer, IocContainerFactory } from '@tsoa/runtime';
import type { Request as ExRequest, Response as ExResponse, RequestHandler, Router } from 'express';

const expressAuthenticationRecasted = expressAuthentication as (req: ExRequest, securityName: string, scopes?: string[], res?: ExResponse) => Promise<any>;


// Requests are checked against the published description, so no models are generated.
const templateService = new RequestArguments();

// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa




export function RegisterRoutes(app: Router) {

    // ###########################################################################################################
    //  NOTE: If you do not see routes for all of your controllers in this file, then you might not have informed tsoa of where to look
    //      Please look into the "controllerPathGlobs" config option described in the readme: https://github.com/lukeautry/tsoa
    // ###########################################################################################################


    
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
        const argsScoringController_pauseScoring: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.post('/api/v1/tenants/me/pause',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(ScoringController)),
            ...(fetchMiddlewares<RequestHandler>(ScoringController.prototype.pauseScoring)),

            async function ScoringController_pauseScoring(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsScoringController_pauseScoring, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ScoringController>(ScoringController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'pauseScoring',
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
        const argsScoringController_resumeScoring: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.post('/api/v1/tenants/me/resume',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(ScoringController)),
            ...(fetchMiddlewares<RequestHandler>(ScoringController.prototype.resumeScoring)),

            async function ScoringController_resumeScoring(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsScoringController_resumeScoring, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ScoringController>(ScoringController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'resumeScoring',
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
        const argsScoreLogController_listScoreLog: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
                from: {"in":"query","name":"from","dataType":"string","validators":{"maxLength":{"value":40}}},
                to: {"in":"query","name":"to","dataType":"string","validators":{"maxLength":{"value":40}}},
                kind: {"in":"query","name":"kind","ref":"ScoreKind"},
        };
        app.get('/api/v1/score-log',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(ScoreLogController)),
            ...(fetchMiddlewares<RequestHandler>(ScoreLogController.prototype.listScoreLog)),

            async function ScoreLogController_listScoreLog(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsScoreLogController_listScoreLog, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ScoreLogController>(ScoreLogController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listScoreLog',
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
        const argsScoreLogController_explainLoggedScore: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                entryId: {"in":"path","name":"entryId","required":true,"ref":"UUID"},
                audience: {"in":"query","name":"audience","ref":"ExplanationAudience"},
        };
        app.get('/api/v1/score-log/:entryId/explanation',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(ScoreLogController)),
            ...(fetchMiddlewares<RequestHandler>(ScoreLogController.prototype.explainLoggedScore)),

            async function ScoreLogController_explainLoggedScore(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsScoreLogController_explainLoggedScore, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ScoreLogController>(ScoreLogController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'explainLoggedScore',
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
        const argsScoreLogController_explainMatch: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                matchId: {"in":"path","name":"matchId","required":true,"ref":"UUID"},
                audience: {"in":"query","name":"audience","ref":"ExplanationAudience"},
                logEntryId: {"in":"query","name":"logEntryId","ref":"UUID"},
        };
        app.get('/api/v1/matches/:matchId/explanation',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(ScoreLogController)),
            ...(fetchMiddlewares<RequestHandler>(ScoreLogController.prototype.explainMatch)),

            async function ScoreLogController_explainMatch(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsScoreLogController_explainMatch, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ScoreLogController>(ScoreLogController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'explainMatch',
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
        const argsParseBatchesController_createParseBatch: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                documentType: {"in":"query","name":"documentType","required":true,"ref":"DocumentType"},
                include: {"in":"query","name":"include","dataType":"string"},
                language: {"in":"query","name":"language","dataType":"string","validators":{"pattern":{"value":"^[a-z]{2}$"}}},
                documentDate: {"in":"query","name":"documentDate","dataType":"string","validators":{"pattern":{"value":"^\\d{4}-\\d{2}-\\d{2}$"}}},
        };
        app.post('/api/v1/parse/batches',
            authenticateMiddleware([{"apiKey":["parse"]}]),
            ...(fetchMiddlewares<RequestHandler>(ParseBatchesController)),
            ...(fetchMiddlewares<RequestHandler>(ParseBatchesController.prototype.createParseBatch)),

            async function ParseBatchesController_createParseBatch(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsParseBatchesController_createParseBatch, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ParseBatchesController>(ParseBatchesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createParseBatch',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 202,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsParseBatchesController_getParseBatch: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                batchId: {"in":"path","name":"batchId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/parse/batches/:batchId',
            authenticateMiddleware([{"apiKey":["parse"]}]),
            ...(fetchMiddlewares<RequestHandler>(ParseBatchesController)),
            ...(fetchMiddlewares<RequestHandler>(ParseBatchesController.prototype.getParseBatch)),

            async function ParseBatchesController_getParseBatch(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsParseBatchesController_getParseBatch, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ParseBatchesController>(ParseBatchesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getParseBatch',
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
        const argsParseBatchesController_listParseBatchResults: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                batchId: {"in":"path","name":"batchId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/parse/batches/:batchId/results',
            authenticateMiddleware([{"apiKey":["parse"]}]),
            ...(fetchMiddlewares<RequestHandler>(ParseBatchesController)),
            ...(fetchMiddlewares<RequestHandler>(ParseBatchesController.prototype.listParseBatchResults)),

            async function ParseBatchesController_listParseBatchResults(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsParseBatchesController_listParseBatchResults, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ParseBatchesController>(ParseBatchesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listParseBatchResults',
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
        const argsMatchesController_previewMatch: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"MatchPreviewRequest"},
        };
        app.post('/api/v1/match/preview',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(MatchesController)),
            ...(fetchMiddlewares<RequestHandler>(MatchesController.prototype.previewMatch)),

            async function MatchesController_previewMatch(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsMatchesController_previewMatch, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<MatchesController>(MatchesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'previewMatch',
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
        const argsImportsController_createImport: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                kind: {"in":"query","name":"kind","required":true,"ref":"ImportKind"},
                dryRun: {"in":"query","name":"dryRun","dataType":"union","subSchemas":[{"dataType":"enum","enums":["true"]},{"dataType":"enum","enums":["false"]}]},
                onError: {"in":"query","name":"onError","ref":"ImportErrorRule"},
                adapter: {"in":"query","name":"adapter","ref":"CandidateAdapter"},
        };
        app.post('/api/v1/imports',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(ImportsController)),
            ...(fetchMiddlewares<RequestHandler>(ImportsController.prototype.createImport)),

            async function ImportsController_createImport(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsImportsController_createImport, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ImportsController>(ImportsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createImport',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 202,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsImportsController_getImport: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                importId: {"in":"path","name":"importId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/imports/:importId',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(ImportsController)),
            ...(fetchMiddlewares<RequestHandler>(ImportsController.prototype.getImport)),

            async function ImportsController_getImport(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsImportsController_getImport, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ImportsController>(ImportsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getImport',
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
        const argsImportsController_listImportErrors: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                importId: {"in":"path","name":"importId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/imports/:importId/errors',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(ImportsController)),
            ...(fetchMiddlewares<RequestHandler>(ImportsController.prototype.listImportErrors)),

            async function ImportsController_listImportErrors(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsImportsController_listImportErrors, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ImportsController>(ImportsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listImportErrors',
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
        const argsImpactReportsController_createImpactReport: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"ImpactReportRequest"},
        };
        app.post('/api/v1/impact-reports',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(ImpactReportsController)),
            ...(fetchMiddlewares<RequestHandler>(ImpactReportsController.prototype.createImpactReport)),

            async function ImpactReportsController_createImpactReport(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsImpactReportsController_createImpactReport, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ImpactReportsController>(ImpactReportsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createImpactReport',
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
        const argsImpactReportsController_getImpactReport: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                reportId: {"in":"path","name":"reportId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/impact-reports/:reportId',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(ImpactReportsController)),
            ...(fetchMiddlewares<RequestHandler>(ImpactReportsController.prototype.getImpactReport)),

            async function ImpactReportsController_getImpactReport(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsImpactReportsController_getImpactReport, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ImpactReportsController>(ImpactReportsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getImpactReport',
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
        const argsDecisionsController_recordDecision: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                matchId: {"in":"path","name":"matchId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","required":true,"ref":"DecisionRequest"},
        };
        app.post('/api/v1/matches/:matchId/decisions',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(DecisionsController)),
            ...(fetchMiddlewares<RequestHandler>(DecisionsController.prototype.recordDecision)),

            async function DecisionsController_recordDecision(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDecisionsController_recordDecision, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DecisionsController>(DecisionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'recordDecision',
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
        const argsDecisionsController_listDecisions: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                matchId: {"in":"path","name":"matchId","required":true,"ref":"UUID"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
        };
        app.get('/api/v1/matches/:matchId/decisions',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(DecisionsController)),
            ...(fetchMiddlewares<RequestHandler>(DecisionsController.prototype.listDecisions)),

            async function DecisionsController_listDecisions(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDecisionsController_listDecisions, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DecisionsController>(DecisionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listDecisions',
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
        const argsDecisionsController_getDecision: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                decisionId: {"in":"path","name":"decisionId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/decisions/:decisionId',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(DecisionsController)),
            ...(fetchMiddlewares<RequestHandler>(DecisionsController.prototype.getDecision)),

            async function DecisionsController_getDecision(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDecisionsController_getDecision, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DecisionsController>(DecisionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getDecision',
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
        const argsDecisionsController_withdrawDecision: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                decisionId: {"in":"path","name":"decisionId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","required":true,"ref":"DecisionWithdrawalRequest"},
        };
        app.post('/api/v1/decisions/:decisionId/withdraw',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(DecisionsController)),
            ...(fetchMiddlewares<RequestHandler>(DecisionsController.prototype.withdrawDecision)),

            async function DecisionsController_withdrawDecision(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDecisionsController_withdrawDecision, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DecisionsController>(DecisionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'withdrawDecision',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsDecisionsController_reconsiderMatch: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                matchId: {"in":"path","name":"matchId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","required":true,"ref":"ReconsiderationRequest"},
        };
        app.post('/api/v1/matches/:matchId/reconsiderations',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(DecisionsController)),
            ...(fetchMiddlewares<RequestHandler>(DecisionsController.prototype.reconsiderMatch)),

            async function DecisionsController_reconsiderMatch(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDecisionsController_reconsiderMatch, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DecisionsController>(DecisionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'reconsiderMatch',
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
        const argsDecisionsController_getReconsideration: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                reconsiderationId: {"in":"path","name":"reconsiderationId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/reconsiderations/:reconsiderationId',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(DecisionsController)),
            ...(fetchMiddlewares<RequestHandler>(DecisionsController.prototype.getReconsideration)),

            async function DecisionsController_getReconsideration(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDecisionsController_getReconsideration, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DecisionsController>(DecisionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getReconsideration',
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
        const argsDecisionsController_getMatchHistory: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                matchId: {"in":"path","name":"matchId","required":true,"ref":"UUID"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
        };
        app.get('/api/v1/matches/:matchId/history',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(DecisionsController)),
            ...(fetchMiddlewares<RequestHandler>(DecisionsController.prototype.getMatchHistory)),

            async function DecisionsController_getMatchHistory(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDecisionsController_getMatchHistory, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DecisionsController>(DecisionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getMatchHistory',
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
        const argsConnectorsController_createConnector: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"ConnectorRequest"},
        };
        app.post('/api/v1/connectors',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController)),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController.prototype.createConnector)),

            async function ConnectorsController_createConnector(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConnectorsController_createConnector, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConnectorsController>(ConnectorsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createConnector',
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
        const argsConnectorsController_listConnectors: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
        };
        app.get('/api/v1/connectors',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController)),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController.prototype.listConnectors)),

            async function ConnectorsController_listConnectors(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConnectorsController_listConnectors, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConnectorsController>(ConnectorsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listConnectors',
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
        const argsConnectorsController_getConnector: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                connectorId: {"in":"path","name":"connectorId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/connectors/:connectorId',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController)),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController.prototype.getConnector)),

            async function ConnectorsController_getConnector(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConnectorsController_getConnector, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConnectorsController>(ConnectorsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getConnector',
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
        const argsConnectorsController_updateConnector: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                connectorId: {"in":"path","name":"connectorId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","required":true,"ref":"ConnectorChangeRequest"},
        };
        app.patch('/api/v1/connectors/:connectorId',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController)),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController.prototype.updateConnector)),

            async function ConnectorsController_updateConnector(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConnectorsController_updateConnector, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConnectorsController>(ConnectorsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'updateConnector',
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
        const argsConnectorsController_deleteConnector: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                connectorId: {"in":"path","name":"connectorId","required":true,"ref":"UUID"},
        };
        app.delete('/api/v1/connectors/:connectorId',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController)),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController.prototype.deleteConnector)),

            async function ConnectorsController_deleteConnector(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConnectorsController_deleteConnector, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConnectorsController>(ConnectorsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'deleteConnector',
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
        const argsConnectorsController_previewConnector: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                connectorId: {"in":"path","name":"connectorId","required":true,"ref":"UUID"},
        };
        app.post('/api/v1/connectors/:connectorId/preview',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController)),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController.prototype.previewConnector)),

            async function ConnectorsController_previewConnector(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConnectorsController_previewConnector, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConnectorsController>(ConnectorsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'previewConnector',
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
        const argsConnectorsController_startConnectorRun: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                connectorId: {"in":"path","name":"connectorId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","ref":"ConnectorRunRequest"},
        };
        app.post('/api/v1/connectors/:connectorId/runs',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController)),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController.prototype.startConnectorRun)),

            async function ConnectorsController_startConnectorRun(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConnectorsController_startConnectorRun, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConnectorsController>(ConnectorsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'startConnectorRun',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 202,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsConnectorsController_listConnectorRuns: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                connectorId: {"in":"path","name":"connectorId","required":true,"ref":"UUID"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
        };
        app.get('/api/v1/connectors/:connectorId/runs',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController)),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController.prototype.listConnectorRuns)),

            async function ConnectorsController_listConnectorRuns(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConnectorsController_listConnectorRuns, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConnectorsController>(ConnectorsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listConnectorRuns',
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
        const argsConnectorsController_getConnectorRun: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                connectorId: {"in":"path","name":"connectorId","required":true,"ref":"UUID"},
                runId: {"in":"path","name":"runId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/connectors/:connectorId/runs/:runId',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController)),
            ...(fetchMiddlewares<RequestHandler>(ConnectorsController.prototype.getConnectorRun)),

            async function ConnectorsController_getConnectorRun(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsConnectorsController_getConnectorRun, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ConnectorsController>(ConnectorsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getConnectorRun',
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
        const argsComplianceController_getInstructions: Record<string, TsoaRoute.ParameterSchema> = {
        };
        app.get('/api/v1/compliance/instructions',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(ComplianceController)),
            ...(fetchMiddlewares<RequestHandler>(ComplianceController.prototype.getInstructions)),

            async function ComplianceController_getInstructions(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsComplianceController_getInstructions, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ComplianceController>(ComplianceController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getInstructions',
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
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
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
        const argsSavedSearchesController_createSavedSearch: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"SavedSearchRequest"},
        };
        app.post('/api/v1/saved-searches',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(SavedSearchesController)),
            ...(fetchMiddlewares<RequestHandler>(SavedSearchesController.prototype.createSavedSearch)),

            async function SavedSearchesController_createSavedSearch(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSavedSearchesController_createSavedSearch, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SavedSearchesController>(SavedSearchesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createSavedSearch',
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
        const argsSavedSearchesController_listSavedSearches: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                of: {"in":"query","name":"of","ref":"SavedSearchList"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
        };
        app.get('/api/v1/saved-searches',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(SavedSearchesController)),
            ...(fetchMiddlewares<RequestHandler>(SavedSearchesController.prototype.listSavedSearches)),

            async function SavedSearchesController_listSavedSearches(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSavedSearchesController_listSavedSearches, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SavedSearchesController>(SavedSearchesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listSavedSearches',
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
        const argsSavedSearchesController_getSavedSearch: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                searchId: {"in":"path","name":"searchId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/saved-searches/:searchId',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(SavedSearchesController)),
            ...(fetchMiddlewares<RequestHandler>(SavedSearchesController.prototype.getSavedSearch)),

            async function SavedSearchesController_getSavedSearch(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSavedSearchesController_getSavedSearch, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SavedSearchesController>(SavedSearchesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getSavedSearch',
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
        const argsSavedSearchesController_runSavedSearch: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                searchId: {"in":"path","name":"searchId","required":true,"ref":"UUID"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
        };
        app.get('/api/v1/saved-searches/:searchId/results',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(SavedSearchesController)),
            ...(fetchMiddlewares<RequestHandler>(SavedSearchesController.prototype.runSavedSearch)),

            async function SavedSearchesController_runSavedSearch(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSavedSearchesController_runSavedSearch, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SavedSearchesController>(SavedSearchesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'runSavedSearch',
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
        const argsSavedSearchesController_updateSavedSearch: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                searchId: {"in":"path","name":"searchId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","required":true,"ref":"SavedSearchChangeRequest"},
        };
        app.patch('/api/v1/saved-searches/:searchId',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(SavedSearchesController)),
            ...(fetchMiddlewares<RequestHandler>(SavedSearchesController.prototype.updateSavedSearch)),

            async function SavedSearchesController_updateSavedSearch(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSavedSearchesController_updateSavedSearch, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SavedSearchesController>(SavedSearchesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'updateSavedSearch',
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
        const argsSavedSearchesController_deleteSavedSearch: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                searchId: {"in":"path","name":"searchId","required":true,"ref":"UUID"},
        };
        app.delete('/api/v1/saved-searches/:searchId',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(SavedSearchesController)),
            ...(fetchMiddlewares<RequestHandler>(SavedSearchesController.prototype.deleteSavedSearch)),

            async function SavedSearchesController_deleteSavedSearch(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsSavedSearchesController_deleteSavedSearch, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<SavedSearchesController>(SavedSearchesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'deleteSavedSearch',
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
        const argsCustomFieldsController_declareCustomField: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"CustomFieldRequest"},
        };
        app.post('/api/v1/custom-fields',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(CustomFieldsController)),
            ...(fetchMiddlewares<RequestHandler>(CustomFieldsController.prototype.declareCustomField)),

            async function CustomFieldsController_declareCustomField(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCustomFieldsController_declareCustomField, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CustomFieldsController>(CustomFieldsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'declareCustomField',
                controller,
                response,
                next,
                validatedArgs,
                successStatus: 200,
              });
            } catch (err) {
                return next(err);
            }
        });
        // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
        const argsCustomFieldsController_listCustomFields: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                record: {"in":"query","name":"record","ref":"CustomFieldRecordKind"},
        };
        app.get('/api/v1/custom-fields',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(CustomFieldsController)),
            ...(fetchMiddlewares<RequestHandler>(CustomFieldsController.prototype.listCustomFields)),

            async function CustomFieldsController_listCustomFields(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCustomFieldsController_listCustomFields, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CustomFieldsController>(CustomFieldsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listCustomFields',
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
        const argsCustomFieldsController_deleteCustomField: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                customFieldId: {"in":"path","name":"customFieldId","required":true,"ref":"UUID"},
        };
        app.delete('/api/v1/custom-fields/:customFieldId',
            authenticateMiddleware([{"apiKey":[]}]),
            ...(fetchMiddlewares<RequestHandler>(CustomFieldsController)),
            ...(fetchMiddlewares<RequestHandler>(CustomFieldsController.prototype.deleteCustomField)),

            async function CustomFieldsController_deleteCustomField(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCustomFieldsController_deleteCustomField, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CustomFieldsController>(CustomFieldsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'deleteCustomField',
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
        const argsViewSessionsController_createViewSession: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"ViewSessionRequest"},
        };
        app.post('/api/v1/view-sessions',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(ViewSessionsController)),
            ...(fetchMiddlewares<RequestHandler>(ViewSessionsController.prototype.createViewSession)),

            async function ViewSessionsController_createViewSession(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsViewSessionsController_createViewSession, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ViewSessionsController>(ViewSessionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createViewSession',
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
        const argsViewSessionsController_listViewSessions: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
        };
        app.get('/api/v1/view-sessions',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(ViewSessionsController)),
            ...(fetchMiddlewares<RequestHandler>(ViewSessionsController.prototype.listViewSessions)),

            async function ViewSessionsController_listViewSessions(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsViewSessionsController_listViewSessions, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ViewSessionsController>(ViewSessionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listViewSessions',
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
        const argsViewSessionsController_getViewSession: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                viewSessionId: {"in":"path","name":"viewSessionId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/view-sessions/:viewSessionId',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(ViewSessionsController)),
            ...(fetchMiddlewares<RequestHandler>(ViewSessionsController.prototype.getViewSession)),

            async function ViewSessionsController_getViewSession(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsViewSessionsController_getViewSession, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ViewSessionsController>(ViewSessionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getViewSession',
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
        const argsViewSessionsController_endViewSession: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                viewSessionId: {"in":"path","name":"viewSessionId","required":true,"ref":"UUID"},
        };
        app.delete('/api/v1/view-sessions/:viewSessionId',
            authenticateMiddleware([{"apiKey":["match"]}]),
            ...(fetchMiddlewares<RequestHandler>(ViewSessionsController)),
            ...(fetchMiddlewares<RequestHandler>(ViewSessionsController.prototype.endViewSession)),

            async function ViewSessionsController_endViewSession(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsViewSessionsController_endViewSession, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ViewSessionsController>(ViewSessionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'endViewSession',
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
        const argsReviewSettingsController_getReviewSettings: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
        };
        app.get('/api/v1/review-settings',
            authenticateMiddleware([{"apiKey":["parse"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReviewSettingsController)),
            ...(fetchMiddlewares<RequestHandler>(ReviewSettingsController.prototype.getReviewSettings)),

            async function ReviewSettingsController_getReviewSettings(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsReviewSettingsController_getReviewSettings, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReviewSettingsController>(ReviewSettingsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getReviewSettings',
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
        const argsReviewSettingsController_updateReviewSettings: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"ReviewSettings"},
        };
        app.patch('/api/v1/review-settings',
            authenticateMiddleware([{"apiKey":["parse"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReviewSettingsController)),
            ...(fetchMiddlewares<RequestHandler>(ReviewSettingsController.prototype.updateReviewSettings)),

            async function ReviewSettingsController_updateReviewSettings(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsReviewSettingsController_updateReviewSettings, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReviewSettingsController>(ReviewSettingsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'updateReviewSettings',
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
        const argsReviewSessionsController_createReviewSession: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"ReviewSessionRequest"},
        };
        app.post('/api/v1/review-sessions',
            authenticateMiddleware([{"apiKey":["parse"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReviewSessionsController)),
            ...(fetchMiddlewares<RequestHandler>(ReviewSessionsController.prototype.createReviewSession)),

            async function ReviewSessionsController_createReviewSession(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsReviewSessionsController_createReviewSession, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReviewSessionsController>(ReviewSessionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createReviewSession',
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
        const argsReviewSessionsController_listReviewSessions: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
                confirmed: {"in":"query","name":"confirmed","dataType":"boolean"},
        };
        app.get('/api/v1/review-sessions',
            authenticateMiddleware([{"apiKey":["parse"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReviewSessionsController)),
            ...(fetchMiddlewares<RequestHandler>(ReviewSessionsController.prototype.listReviewSessions)),

            async function ReviewSessionsController_listReviewSessions(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsReviewSessionsController_listReviewSessions, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReviewSessionsController>(ReviewSessionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listReviewSessions',
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
        const argsReviewSessionsController_getReviewSession: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sessionId: {"in":"path","name":"sessionId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/review-sessions/:sessionId',
            authenticateMiddleware([{"apiKey":["parse"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReviewSessionsController)),
            ...(fetchMiddlewares<RequestHandler>(ReviewSessionsController.prototype.getReviewSession)),

            async function ReviewSessionsController_getReviewSession(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsReviewSessionsController_getReviewSession, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReviewSessionsController>(ReviewSessionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getReviewSession',
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
        const argsReviewSessionsController_deleteReviewSession: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                sessionId: {"in":"path","name":"sessionId","required":true,"ref":"UUID"},
        };
        app.delete('/api/v1/review-sessions/:sessionId',
            authenticateMiddleware([{"apiKey":["parse"]}]),
            ...(fetchMiddlewares<RequestHandler>(ReviewSessionsController)),
            ...(fetchMiddlewares<RequestHandler>(ReviewSessionsController.prototype.deleteReviewSession)),

            async function ReviewSessionsController_deleteReviewSession(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsReviewSessionsController_deleteReviewSession, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<ReviewSessionsController>(ReviewSessionsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'deleteReviewSession',
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
        const argsJobsController_syncJob: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"JobSyncRequest"},
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
                skill: {"in":"query","name":"skill","dataType":"string","validators":{"maxLength":{"value":100}}},
                occupation: {"in":"query","name":"occupation","dataType":"string","validators":{"maxLength":{"value":100}}},
                certification: {"in":"query","name":"certification","dataType":"string","validators":{"maxLength":{"value":100}}},
                near: {"in":"query","name":"near","dataType":"string","validators":{"maxLength":{"value":100}}},
                within: {"in":"query","name":"within","dataType":"string","validators":{"maxLength":{"value":10}}},
                remote: {"in":"query","name":"remote","dataType":"boolean"},
                employmentType: {"in":"query","name":"employmentType","ref":"EmploymentType"},
                payAtLeast: {"in":"query","name":"payAtLeast","dataType":"double","validators":{"minimum":{"value":0},"maximum":{"value":99999}}},
                source: {"in":"query","name":"source","dataType":"string","validators":{"maxLength":{"value":40}}},
                text: {"in":"query","name":"text","dataType":"string","validators":{"maxLength":{"value":100}}},
                customFields: {"in":"query","name":"customFields","dataType":"string","validators":{"maxLength":{"value":500}}},
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
        const argsJobFeedsController_createJobFeed: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                body: {"in":"body","name":"body","required":true,"ref":"JobFeedRequest"},
        };
        app.post('/api/v1/job-feeds',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(JobFeedsController)),
            ...(fetchMiddlewares<RequestHandler>(JobFeedsController.prototype.createJobFeed)),

            async function JobFeedsController_createJobFeed(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsJobFeedsController_createJobFeed, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<JobFeedsController>(JobFeedsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'createJobFeed',
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
        const argsJobFeedsController_listJobFeeds: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                cursor: {"in":"query","name":"cursor","dataType":"string","validators":{"maxLength":{"value":1000}}},
        };
        app.get('/api/v1/job-feeds',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(JobFeedsController)),
            ...(fetchMiddlewares<RequestHandler>(JobFeedsController.prototype.listJobFeeds)),

            async function JobFeedsController_listJobFeeds(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsJobFeedsController_listJobFeeds, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<JobFeedsController>(JobFeedsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listJobFeeds',
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
        const argsJobFeedsController_getJobFeed: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                feedId: {"in":"path","name":"feedId","required":true,"ref":"UUID"},
        };
        app.get('/api/v1/job-feeds/:feedId',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(JobFeedsController)),
            ...(fetchMiddlewares<RequestHandler>(JobFeedsController.prototype.getJobFeed)),

            async function JobFeedsController_getJobFeed(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsJobFeedsController_getJobFeed, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<JobFeedsController>(JobFeedsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'getJobFeed',
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
        const argsJobFeedsController_deleteJobFeed: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                feedId: {"in":"path","name":"feedId","required":true,"ref":"UUID"},
        };
        app.delete('/api/v1/job-feeds/:feedId',
            authenticateMiddleware([{"apiKey":["jobs"]}]),
            ...(fetchMiddlewares<RequestHandler>(JobFeedsController)),
            ...(fetchMiddlewares<RequestHandler>(JobFeedsController.prototype.deleteJobFeed)),

            async function JobFeedsController_deleteJobFeed(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsJobFeedsController_deleteJobFeed, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<JobFeedsController>(JobFeedsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'deleteJobFeed',
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
        const argsDuplicatesController_listDuplicates: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                candidateId: {"in":"path","name":"candidateId","required":true,"ref":"UUID"},
                minLikelihood: {"in":"query","name":"minLikelihood","dataType":"double","validators":{"minimum":{"value":0},"maximum":{"value":1}}},
                limit: {"in":"query","name":"limit","dataType":"integer","validators":{"isInt":{"errorMsg":"must be a whole number"},"minimum":{"value":1}}},
                includeDistinct: {"in":"query","name":"includeDistinct","dataType":"boolean"},
        };
        app.get('/api/v1/candidates/:candidateId/duplicates',
            authenticateMiddleware([{"apiKey":["candidates"]}]),
            ...(fetchMiddlewares<RequestHandler>(DuplicatesController)),
            ...(fetchMiddlewares<RequestHandler>(DuplicatesController.prototype.listDuplicates)),

            async function DuplicatesController_listDuplicates(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDuplicatesController_listDuplicates, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DuplicatesController>(DuplicatesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'listDuplicates',
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
        const argsDuplicatesController_mergeCandidates: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                candidateId: {"in":"path","name":"candidateId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","required":true,"ref":"CandidateMergeRequest"},
        };
        app.post('/api/v1/candidates/:candidateId/merge',
            authenticateMiddleware([{"apiKey":["candidates"]}]),
            ...(fetchMiddlewares<RequestHandler>(DuplicatesController)),
            ...(fetchMiddlewares<RequestHandler>(DuplicatesController.prototype.mergeCandidates)),

            async function DuplicatesController_mergeCandidates(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDuplicatesController_mergeCandidates, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DuplicatesController>(DuplicatesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'mergeCandidates',
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
        const argsDuplicatesController_unmergeCandidates: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                candidateId: {"in":"path","name":"candidateId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","required":true,"ref":"CandidateMergeRequest"},
        };
        app.post('/api/v1/candidates/:candidateId/unmerge',
            authenticateMiddleware([{"apiKey":["candidates"]}]),
            ...(fetchMiddlewares<RequestHandler>(DuplicatesController)),
            ...(fetchMiddlewares<RequestHandler>(DuplicatesController.prototype.unmergeCandidates)),

            async function DuplicatesController_unmergeCandidates(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsDuplicatesController_unmergeCandidates, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<DuplicatesController>(DuplicatesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'unmergeCandidates',
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
                skill: {"in":"query","name":"skill","dataType":"string","validators":{"maxLength":{"value":100}}},
                occupation: {"in":"query","name":"occupation","dataType":"string","validators":{"maxLength":{"value":100}}},
                certification: {"in":"query","name":"certification","dataType":"string","validators":{"maxLength":{"value":100}}},
                near: {"in":"query","name":"near","dataType":"string","validators":{"maxLength":{"value":100}}},
                within: {"in":"query","name":"within","dataType":"string","validators":{"maxLength":{"value":10}}},
                customFields: {"in":"query","name":"customFields","dataType":"string","validators":{"maxLength":{"value":500}}},
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
        const argsCandidatesController_updateCandidate: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                candidateId: {"in":"path","name":"candidateId","required":true,"ref":"UUID"},
                body: {"in":"body","name":"body","required":true,"ref":"CandidateChangeRequest"},
        };
        app.patch('/api/v1/candidates/:candidateId',
            authenticateMiddleware([{"apiKey":["candidates"]}]),
            ...(fetchMiddlewares<RequestHandler>(CandidatesController)),
            ...(fetchMiddlewares<RequestHandler>(CandidatesController.prototype.updateCandidate)),

            async function CandidatesController_updateCandidate(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsCandidatesController_updateCandidate, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<CandidatesController>(CandidatesController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'updateCandidate',
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
        const argsAccessExportsController_exportCandidate: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                candidateId: {"in":"path","name":"candidateId","required":true,"ref":"UUID"},
        };
        app.post('/api/v1/candidates/:candidateId/access-export',
            authenticateMiddleware([{"apiKey":["candidates"]}]),
            ...(fetchMiddlewares<RequestHandler>(AccessExportsController)),
            ...(fetchMiddlewares<RequestHandler>(AccessExportsController.prototype.exportCandidate)),

            async function AccessExportsController_exportCandidate(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAccessExportsController_exportCandidate, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AccessExportsController>(AccessExportsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'exportCandidate',
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
        const argsAccessExportsController_downloadAccessExport: Record<string, TsoaRoute.ParameterSchema> = {
                request: {"in":"request","name":"request","required":true,"dataType":"object"},
                exportToken: {"in":"path","name":"exportToken","required":true,"dataType":"string"},
        };
        app.get('/api/v1/access-exports/:exportToken',
            authenticateMiddleware([{"apiKey":["candidates"]}]),
            ...(fetchMiddlewares<RequestHandler>(AccessExportsController)),
            ...(fetchMiddlewares<RequestHandler>(AccessExportsController.prototype.downloadAccessExport)),

            async function AccessExportsController_downloadAccessExport(request: ExRequest, response: ExResponse, next: any) {

            // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

            let validatedArgs: any[] = [];
            try {
                validatedArgs = templateService.getValidatedArgs({ args: argsAccessExportsController_downloadAccessExport, request, response });

                const container: IocContainer = typeof iocContainer === 'function' ? (iocContainer as IocContainerFactory)(request) : iocContainer;

                const controller: any = await container.get<AccessExportsController>(AccessExportsController);
                if (typeof controller['setStatus'] === 'function') {
                controller.setStatus(undefined);
                }

              await templateService.apiHandler({
                methodName: 'downloadAccessExport',
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

    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa


    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa

    // Every route has one scheme, so there are no alternatives to try.
    function authenticateMiddleware([scheme, ...others]: TsoaRoute.Security[]) {
        const [[name, scopes] = ['', []], ...more] = Object.entries(scheme ?? {});
        if (name === '' || more.length > 0 || others.length > 0) throw new Error('A route needs one security scheme.');
        return async function runAuthenticationMiddleware(request: any, response: any, next: any) {
            let error: any;
            try {
                request['user'] = await expressAuthenticationRecasted(request, name, scopes, response);
            } catch (err: any) {
                error = err;
                error.status = error.status || 401;
            }
            // Response was sent in middleware, abort
            if (!response.writableEnded) next(error);
        }
    }

    // WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
}

// WARNING: This file was auto-generated with tsoa. Please do not modify it. Re-run tsoa to re-generate this file: https://github.com/lukeautry/tsoa
