/**
 * Resolves `./name.js` to `name.ts` if the former does not exist. Sources of the client import compiled file names
 * because ES modules require them.
 */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (!/^\..*\.js$/.test(request)) throw error;
    return options.defaultResolver(request.replace(/\.js$/, '.ts'), options);
  }
};
