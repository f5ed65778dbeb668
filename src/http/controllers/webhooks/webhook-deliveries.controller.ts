import { Body, Controller, Extension, Get, Path, Post, Query, Request, Route, Tags } from '@tsoa/runtime';
import type { Request as ExpressRequest } from 'express';
import type { UUID } from '../../../domain/common';
import { timestampField } from '../../input/iso-time';
import type { HttpDeps } from '../../http-deps';
import type {
  RecoverAnswer,
  RecoverRequest,
  TestDeliveryAnswer,
  TestWebhookRequest,
  WebhookDelivery,
  WebhookDeliveryList,
} from '../../models/webhook';
import { linkNextPage, listQuery } from '../../input/list-query';
import { callerOf } from '../../request-context';

@Route('api/v1/webhook-subscriptions/{subscriptionId}')
@Tags('Webhooks')
export class WebhookDeliveriesController extends Controller {
  constructor(private readonly services: HttpDeps) {
    super();
  }

  /**
   * Sends a sample event to the endpoint and shows how its signature is computed. Follow the delivery by its
   * `deliveryId`.
   * @summary Send a test event
   */
  @Post('test')
  @Extension('x-problems', ['insufficient_scope', 'subscription_disabled'])
  async testWebhookSubscription(
    @Request() request: ExpressRequest,
    @Path() subscriptionId: UUID,
    @Body() body: TestWebhookRequest,
  ): Promise<TestDeliveryAnswer> {
    const delivery = await this.services.webhookDeliveries.test(
      callerOf(request),
      subscriptionId,
      body.eventType,
    );
    return delivery;
  }

  /**
   * Returns the deliveries to the endpoint with its responses, newest first, for 30 days.
   * @summary List deliveries
   * @param limit Items per page; values above 200 are treated as 200.
   * @isInt limit must be a whole number
   * @minimum limit 1
   * @param cursor `nextCursor` of the previous page.
   * @maxLength cursor 1000
   */
  @Get('deliveries')
  @Extension('x-problems', ['insufficient_scope', 'invalid_cursor'])
  async listWebhookDeliveries(
    @Request() request: ExpressRequest,
    @Path() subscriptionId: UUID,
    @Query() limit?: number,
    @Query() cursor?: string,
    @Query() status?: 'pending' | 'succeeded' | 'failed',
  ): Promise<WebhookDeliveryList> {
    const page = await this.services.webhookDeliveries.list(callerOf(request), subscriptionId, {
      ...listQuery(limit, cursor),
      status: status ?? null,
    });
    linkNextPage(this, request, page);
    return page;
  }

  /**
   * Returns a delivery with all its attempts.
   * @summary Get a delivery
   */
  @Get('deliveries/{deliveryId}')
  @Extension('x-problems', ['insufficient_scope'])
  async getWebhookDelivery(
    @Request() request: ExpressRequest,
    @Path() subscriptionId: UUID,
    @Path() deliveryId: UUID,
  ): Promise<WebhookDelivery> {
    return this.services.webhookDeliveries.get(callerOf(request), subscriptionId, deliveryId);
  }

  /**
   * Sends the message again with the same `webhook-id`, and retries by the schedule if that fails.
   * @summary Redeliver a message
   */
  @Post('deliveries/{deliveryId}/redeliver')
  @Extension('x-problems', ['insufficient_scope', 'subscription_disabled'])
  async redeliverWebhook(
    @Request() request: ExpressRequest,
    @Path() subscriptionId: UUID,
    @Path() deliveryId: UUID,
  ): Promise<WebhookDelivery> {
    const delivery = await this.services.webhookDeliveries.redeliver(
      callerOf(request),
      subscriptionId,
      deliveryId,
    );
    return delivery;
  }

  /**
   * Sends all messages that the endpoint has missed since a given time: failed messages, and events that occurred while
   * the subscription was disabled.
   * @summary Recover missed messages
   */
  @Post('recover')
  @Extension('x-problems', ['insufficient_scope', 'subscription_disabled'])
  async recoverWebhooks(
    @Request() request: ExpressRequest,
    @Path() subscriptionId: UUID,
    @Body() body: RecoverRequest,
  ): Promise<RecoverAnswer> {
    const since = timestampField(body.since, '/since');
    const until = body.until === undefined ? null : timestampField(body.until, '/until');
    const recovered = await this.services.webhookDeliveries.recover(
      callerOf(request),
      subscriptionId,
      since,
      until,
    );
    return { recovered };
  }
}
