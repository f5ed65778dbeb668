/**
 * The document was not read in time although it used little processor time: the machine was busy with other work. The
 * document is not at fault and can be sent again.
 */
export class ParseOverdueError extends Error {
  constructor() {
    super('The document was not read in time because the server was busy.');
    this.name = 'ParseOverdueError';
  }
}
