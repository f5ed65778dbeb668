import type {
  BoardPage,
  BoardPosting,
  PostingContext,
  PullCursor,
} from '../../domain/connectors/connector-kind';
import type { BoardAccess, BoardClient } from './board-client';
import { BoardError } from './board-error';

const EMPTY_PAGE = { json: null, xml: null, html: { structured: [], links: [] }, nextLink: null };

/** Reads a page. A page that a careers page links to may have vanished; it is then read as empty. */
export async function readBoardPage(
  client: Pick<BoardClient, 'get'>,
  access: BoardAccess,
  cursor: PullCursor,
  context: PostingContext,
  signal: AbortSignal,
): Promise<BoardPage> {
  try {
    return access.kind.readPage(await client.get(access, cursor.url, signal), cursor, context);
  } catch (error) {
    const isLinked = cursor.waiting !== undefined;
    if (!isLinked || !(error instanceof BoardError) || error.fault !== 'gone') throw error;
    return access.kind.readPage(EMPTY_PAGE, cursor, context);
  }
}

/** Reads the rest of a posting; null if it vanished since its list was read. */
export async function readBoardDetail(
  client: Pick<BoardClient, 'get'>,
  access: BoardAccess,
  posting: BoardPosting,
  context: PostingContext,
  signal: AbortSignal,
): Promise<BoardPosting | null> {
  const { kind } = access;
  if (!kind.readDetail || posting.detailUrl === null) return posting;
  try {
    return kind.readDetail(posting, await client.get(access, posting.detailUrl, signal), context);
  } catch (error) {
    if (error instanceof BoardError && error.fault === 'gone') return null;
    throw error;
  }
}
