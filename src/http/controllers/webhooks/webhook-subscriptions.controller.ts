import {
  Body,
  Controller,
  Delete,
  Extension,
  Get,
  Patch,
  Path,
  Post,
  Query,
  Request,
  Route,
  SuccessResponse,
  Tags,
} from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { UUID } from '../../../domain/common';
import type { HttpDeps } from '../../http-deps';
import type {
  RotateSecretRequest,
  WebhookSubscription,
  WebhookSubscriptionChange,
  WebhookSubscriptionList,
  WebhookSubscriptionRequest,
  WebhookSubscriptionWithSecret,
} from '../../models/webhook';
import { linkNextPage, listQuery } from '../../input/list-query';
import { callerOf } from '../../request-context';

@Route('api/v1/webhook-subscriptions')
@Tags('Webhooks')
export class WebhookSubscriptionsController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Sends events to your URL, signed with a secret that is only shown in this response. At most ten subscriptions per
   * mode. No separate scope exists: your key must have the scope of every event type you subscribe to.
   * @summary Subscribe to events
   */
  @Post()
  @SuccessResponse(201)
  @Extension('x-problems', ['insufficient_scope', 'subscription_limit_reached'])
  async createWebhookSubscription(
    @Request() request: ExpressRequest,
    @Body() body: WebhookSubscriptionRequest,
  ): Promise<WebhookSubscriptionWithSecret> {
    const { subscription, secret } = await this.services.webhookSubscriptions.create(callerOf(request), {
      url: body.url,
      events: body.events,
      description: body.description ?? null,
    });
    this.setStatus(201);
    this.setHeader('Location', `/api/v1/webhook-subscriptions/${subscription.subscriptionId}`);
    return { ...subscription, secret };
  }

  /**
   * Returns your subscriptions, oldest first.
   * @summary List webhook subscriptions
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   */
  @Get()
  @Extension('x-problems', ['invalid_cursor'])
  async listWebhookSubscriptions(
    @Request() request: ExpressRequest,
    @Query() limit?: number,
    @Query() cursor?: string,
  ): Promise<WebhookSubscriptionList> {
    const page = await this.services.webhookSubscriptions.list(callerOf(request), {
      ...listQuery(limit, cursor),
    });
    linkNextPage(this, request, page);
    return page;
  }

  /**
   * Returns a subscription with the times of its last success and failure.
   * @summary Get a webhook subscription
   */
  @Get('{subscriptionId}')
  async getWebhookSubscription(
    @Request() request: ExpressRequest,
    @Path() subscriptionId: UUID,
  ): Promise<WebhookSubscription> {
    return this.services.webhookSubscriptions.get(callerOf(request), subscriptionId);
  }

  /**
   * Changes the URL, event types or description, or enables or disables the subscription.
   * @summary Change a webhook subscription
   */
  @Patch('{subscriptionId}')
  @Extension('x-problems', ['insufficient_scope'])
  async updateWebhookSubscription(
    @Request() request: ExpressRequest,
    @Path() subscriptionId: UUID,
    @Body() body: WebhookSubscriptionChange,
  ): Promise<WebhookSubscription> {
    const subscription = await this.services.webhookSubscriptions.update(
      callerOf(request),
      subscriptionId,
      body,
    );
    return subscription;
  }

  /**
   * Deletes the subscription immediately, with all its deliveries.
   * @summary Delete a webhook subscription
   */
  @Delete('{subscriptionId}')
  @SuccessResponse(204)
  @Extension('x-problems', ['insufficient_scope'])
  async deleteWebhookSubscription(
    @Request() request: ExpressRequest,
    @Path() subscriptionId: UUID,
  ): Promise<void> {
    await this.services.webhookSubscriptions.delete(callerOf(request), subscriptionId);
    this.setStatus(204);
  }

  /**
   * Creates a new signing secret, which is only shown in this response. During the overlap, messages are signed with
   * both secrets, so that you can update receivers.
   * @summary Rotate the signing secret
   */
  @Post('{subscriptionId}/rotate-secret')
  @Extension('x-problems', ['insufficient_scope'])
  async rotateWebhookSecret(
    @Request() request: ExpressRequest,
    @Path() subscriptionId: UUID,
    @Body() body?: RotateSecretRequest,
  ): Promise<WebhookSubscriptionWithSecret> {
    const { subscription, secret } = await this.services.webhookSubscriptions.rotateSecret(
      callerOf(request),
      subscriptionId,
      body?.overlapHours,
    );
    return { ...subscription, secret };
  }
}
