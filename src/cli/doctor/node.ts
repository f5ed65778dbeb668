import { broken, isAtLeast, ok, type Check } from './finding';

const LEAST = '20.19.0';

export const nodeCheck: Check = {
  name: 'node',
  mend: `Install Node.js ${LEAST} or newer.`,
  look: async () => {
    const version = process.versions.node;
    return [
      isAtLeast(version, LEAST)
        ? ok('node', version)
        : broken('node', `${version} is too old`, nodeCheck.mend),
    ];
  },
};
