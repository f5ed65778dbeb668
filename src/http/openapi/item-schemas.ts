import { Controller, Get, Route } from '@tsoa/runtime';
import type { CandidateRecordItem, NativeCandidate } from '../models/candidate';

interface ItemSchemas {
  candidate: NativeCandidate;
  candidateRecord: CandidateRecordItem;
}

/**
 * Types of the description that no route names. Routes take these bodies and items unchecked and check them one by one,
 * and the generator describes only what a controller names. It is read by the generator alone: the build makes no route
 * of it and takes its path out of the description.
 */
@Route('item-schemas')
export class ItemSchemasController extends Controller {
  @Get()
  itemSchemas(): ItemSchemas {
    throw new Error('The item schemas are no route.');
  }
}
