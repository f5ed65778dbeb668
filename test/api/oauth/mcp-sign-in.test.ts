import {
  Client,
  StreamableHTTPClientTransport,
  UnauthorizedError,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
} from '@modelcontextprotocol/client';
import { AgentProgram } from '../../support/agents/agent-program';
import { BrowserClient, TEST_PASSWORD } from '../../support/browser/browser-client';
import { startService, type TestService } from '../../support/service';

const CALLBACK = 'http://127.0.0.1/callback';

let service: TestService;
let person: BrowserClient;
let clientId: string;

beforeAll(async () => {
  service = await startService({ pools: [] });
  const { tenantId } = await service.tenant('employer');
  const email = 'owner@employer.example';
  await service.admin.users.create({ email, role: 'employer_admin', tenantId, password: TEST_PASSWORD });
  person = new BrowserClient(service.baseUrl);
  await person.signIn(email);
  const { body } = await person.portal('POST', '/oauth-clients', {
    name: 'MCP client',
    redirectUris: [CALLBACK],
  });
  clientId = String(body.clientId);
});
afterAll(() => service.stop());

/** What a program keeps between the steps of its sign-in. */
class Memory implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK;
  readonly clientMetadata = { client_name: 'MCP client', redirect_uris: [CALLBACK] };
  address: URL | null = null;
  private verifier = '';
  private discovered: OAuthDiscoveryState | undefined;
  private kept: Awaited<ReturnType<OAuthClientProvider['tokens']>>;

  clientInformation() {
    return { client_id: clientId, issuer: service.baseUrl };
  }
  tokens() {
    return this.kept;
  }
  saveTokens(tokens: NonNullable<typeof this.kept>) {
    this.kept = tokens;
  }
  redirectToAuthorization(address: URL) {
    this.address = address;
  }
  saveCodeVerifier(verifier: string) {
    this.verifier = verifier;
  }
  codeVerifier() {
    return this.verifier;
  }
  discoveryState() {
    return this.discovered;
  }
  saveDiscoveryState(state: OAuthDiscoveryState) {
    this.discovered = state;
  }
}

it('signs in the official MCP client, which finds all endpoints by itself, and renews its token', async () => {
  const memory = new Memory();
  const transport = () =>
    new StreamableHTTPClientTransport(new URL(`${service.baseUrl}/mcp`), { authProvider: memory });
  const client = new Client({ name: 'test agent', version: '1.0.0' });
  const first = transport();
  await expect(client.connect(first)).rejects.toThrow(UnauthorizedError);
  const parameters = Object.fromEntries(memory.address?.searchParams ?? []);
  expect(parameters).toMatchObject({ resource: `${service.baseUrl}/mcp`, code_challenge_method: 'S256' });
  const program = new AgentProgram(service.baseUrl, clientId, CALLBACK);
  const redirect = await program.code(person, { parameters, verifier: '' });
  await first.finishAuth(redirect);

  const connected = new Client({ name: 'test agent', version: '1.0.0' });
  await connected.connect(transport());
  const { tools } = await connected.listTools();
  expect(tools.map(({ name }) => name)).toContain('match');
  const described = await connected.callTool({ name: 'whoami', arguments: {} });
  expect(described.structuredContent).toMatchObject({ status: 200, result: { keyName: 'MCP client' } });

  await service.database.query(
    `UPDATE oauth_tokens SET expires_at = now() - interval '1 second' WHERE kind = 'access'`,
  );
  const renewed = new Client({ name: 'test agent', version: '1.0.0' });
  await renewed.connect(transport());
  expect((await renewed.listTools()).tools.length).toBe(tools.length);
  await connected.close();
  await renewed.close();
});
