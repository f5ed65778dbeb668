import type { Request, Response } from 'express';
import { requestedResources, requestedScopes } from '../../services/access/oauth/authorization-request';
import { DEVICE_CODE_SECONDS, POLL_SECONDS } from '../../services/access/oauth/device-authorizations.service';
import { DEVICE_POLICY } from '../../services/limits/rate-policies';
import { knownBaseUrl } from '../errors/problem';
import { chargeAddress, identifyClient } from './client-authentication';
import { formParameters } from './form-parameters';
import { resourceOf } from './protected-resources';

/** The page on which a person enters the code that a program shows. */
export const DEVICE_PATH = '/oauth/device';

/** Starts a device authorization (RFC 8628 §3.1): returns a code for the program and one for the person. */
export async function startDevice(request: Request, response: Response): Promise<void> {
  const form = await formParameters(request);
  const client = await identifyClient(request, form);
  await chargeAddress(request, DEVICE_POLICY);
  const started = await request.context.services.deviceAuthorizations.start(
    client.clientId,
    requestedScopes(form.get('scope')),
    requestedResources(form.getAll('resource'), resourceOf(request)),
  );
  const page = `${knownBaseUrl(request)}${DEVICE_PATH}`;
  response.json({
    device_code: started.deviceCode,
    user_code: started.userCode,
    verification_uri: page,
    verification_uri_complete: `${page}?user_code=${started.userCode}`,
    expires_in: DEVICE_CODE_SECONDS,
    interval: POLL_SECONDS,
  });
}
