import { Controller, Get, Route } from '@tsoa/runtime';
import type { CandidateRecordItem, NativeCandidate } from '../models/candidate';

interface ItemSchemas {
  candidate: NativeCandidate;
  candidateRecord: CandidateRecordItem;
}

/**
 * Adds types to the API description that no route refers to. Some routes accept unchecked items and validate them one
 * by one, but the generator describes only types that a controller refers to. Only the generator uses this controller:
 * the build creates no route for it and removes its path from the description.
 */
@Route('item-schemas')
export class ItemSchemasController extends Controller {
  @Get()
  itemSchemas(): ItemSchemas {
    throw new Error('The item schemas are not a route.');
  }
}
