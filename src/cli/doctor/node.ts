import { failure, isAtLeast, ok, type Check } from './finding';

const MIN_NODE_VERSION = '20.19.0';

export const nodeCheck: Check = {
  name: 'node',
  remedy: `Install Node.js ${MIN_NODE_VERSION} or newer.`,
  run: async () => {
    const version = process.versions.node;
    return [
      isAtLeast(version, MIN_NODE_VERSION)
        ? ok('node', version)
        : failure('node', `${version} is too old`, nodeCheck.remedy),
    ];
  },
};
