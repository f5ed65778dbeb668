/**
 * Finds `./name.js` as `name.ts` where there is no such file: sources of the client name what they are compiled to,
 * which programs that install it as ES modules need.
 */
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (!/^\..*\.js$/.test(request)) throw error;
    return options.defaultResolver(request.replace(/\.js$/, '.ts'), options);
  }
};
