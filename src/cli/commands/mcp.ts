import type { Command } from 'commander';
import type { CommandRunner } from '../command-runner';
import { McpEndpoint } from '../mcp/mcp-endpoint';
import { serveStdio } from '../mcp/serve-stdio';
import { apiKey } from '../options';
import { withUrlOption } from '../service-options';

/** `mcp`: serves the MCP server of a service over stdio, for agents that start a local program. */
export function addMcpCommand(program: Command, session: CommandRunner): void {
  const mcp = program
    .command('mcp')
    .description('serve the tools of a service to a local agent over stdio (Model Context Protocol)');
  withUrlOption(mcp)
    .requiredOption('--key <key>', 'API key; its scopes decide which tools exist', apiKey)
    .action(
      session.plain<{ url: string; key: string }>(({ options }) =>
        serveStdio(new McpEndpoint(options.url, options.key), process.stdin, process.stdout),
      ),
    );
}
