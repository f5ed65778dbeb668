/** The client id of the command line `tenure`, which is part of the service: no tenant registers it. */
export const COMMAND_LINE_CLIENT_ID = 'tenure-cli';
export const COMMAND_LINE_NAME = 'Tenure command line';
