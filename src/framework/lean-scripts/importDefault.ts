/** What TypeScript writes for `import a from 'b'` in a CommonJS module: the default export, or the module itself. */
export function __importDefault<Module extends {__esModule?: boolean}>(module: Module): Module | {default: Module} {
  return module.__esModule ? module : {default: module};
}
