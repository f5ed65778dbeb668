import path from 'node:path';

/** The component library's element that computes the theme's variables in the browser. */
const VARIABLES_COMPONENT = 'MantineCssVariables/MantineCssVariables.mjs';

/**
 * A plugin of the bundler: writes the variables of the theme into the style sheet at build time. In the browser, the
 * component library computes some 600 of them twice before the first render, a tenth of a second on a slow processor.
 */
export async function themeStyles({ runnerImport }, appFolder) {
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport(path.join(appFolder, 'theme.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  // The import sets it to `development`, and the pages would contain the large development version of React.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const library = await import('@mantine/core');
  const variables = library.defaultCssVariablesResolver(
    library.mergeMantineTheme(library.DEFAULT_THEME, module.theme),
  );
  const defaults = library.defaultCssVariablesResolver(library.DEFAULT_THEME);
  const own = Object.fromEntries(
    Object.entries(variables).map(([scheme, values]) => [scheme, without(values, defaults[scheme])]),
  );
  return {
    name: 'theme-styles',
    enforce: 'pre',
    transform(code, id) {
      return id === path.join(appFolder, 'library.css')
        ? `${code}\n${library.convertCssVariables(own)}`
        : undefined;
    },
    load(id) {
      return id.endsWith(VARIABLES_COMPONENT) ? 'export const MantineCssVariables = () => null;' : undefined;
    },
  };
}

/** The values that differ from the defaults, which the style sheet of the library has. */
function without(values, defaults) {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => defaults[name] !== value));
}
