/**
 * A document could not be read in time although little processor time was used on it: the machine was busy with other
 * things. No fault of the document, which may be sent again.
 */
export class ParseOverdueError extends Error {
  constructor() {
    super('The document was not read in time because the server was busy.');
    this.name = 'ParseOverdueError';
  }
}
