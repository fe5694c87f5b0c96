import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { sharedNamespace } from '~/i18n/namespaces';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A use of a message key in the source. */
export interface KeyUse {
  /** File and line. */
  readonly at: string;
  /** `namespace:key` in the order in which i18next looks for it. */
  readonly keys: readonly string[];
  /** Variables passed to the message; null if unknown. */
  readonly given: readonly string[] | null;
}

interface Uses {
  readonly uses: readonly KeyUse[];
  /** Calls whose key may be any string. */
  readonly open: readonly string[];
  /** All string literals of the source. */
  readonly texts: readonly string[];
}

/** Finds all calls of i18next's `t` in `app/` by TypeScript's types: a key of a union type counts for each member. */
export function readUses(): Uses {
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(`${root}tsconfig.json`, (file) => ts.sys.readFile(file)).config,
    ts.sys,
    root,
  );
  const program = ts.createProgram(config.fileNames, { ...config.options, incremental: false, noEmit: true });
  const checker = program.getTypeChecker();
  const uses: KeyUse[] = [];
  const open: string[] = [];
  const texts = new Set<string>();

  for (const file of program.getSourceFiles())
    if (file.fileName.startsWith(`${root}app/`) && !/\.(test|fixture|d)\.tsx?$/.test(file.fileName)) visit(file, file);
  return { uses, open, texts: [...texts] };

  function visit(node: ts.Node, file: ts.SourceFile): void {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    if (ts.isCallExpression(node)) readCall(node, file);
    ts.forEachChild(node, (child) => visit(child, file));
  }

  function readCall(call: ts.CallExpression, file: ts.SourceFile): void {
    const [key, options] = call.arguments;
    const namespace = namespaceOf(checker.getTypeAtLocation(call.expression));
    if (!key || namespace === null) return;
    const line = file.getLineAndCharacterOfPosition(call.getStart()).line + 1;
    const at = `${relative(root, file.fileName)}:${String(line)} ${key.getText()}`;
    const values = valuesOf(key);
    if (!values) open.push(at);
    const given = options ? propertiesOf(checker.getTypeAtLocation(options)) : [];
    for (const value of values ?? []) uses.push({ at, keys: candidatesOf(value, namespace), given });
  }

  /** The namespace of a `t` function; null for other types. */
  function namespaceOf(type: ts.Type): string | null {
    const name = type.aliasSymbol?.name ?? type.getSymbol()?.name;
    if (name !== 'TFunction') return null;
    const [namespace] = type.aliasTypeArguments ?? checker.getTypeArguments(type as ts.TypeReference);
    return namespace?.isStringLiteral() ? namespace.value : '';
  }

  /** All possible strings of an expression; null for an arbitrary string. */
  function valuesOf(expression: ts.Expression): string[] | null {
    if (ts.isParenthesizedExpression(expression)) return valuesOf(expression.expression);
    if (ts.isConditionalExpression(expression))
      return join([valuesOf(expression.whenTrue), valuesOf(expression.whenFalse)]);
    if (!ts.isTemplateExpression(expression)) return literalsOf(checker.getTypeAtLocation(expression));
    let values: string[] | null = [expression.head.text];
    for (const span of expression.templateSpans) {
      const cases = valuesOf(span.expression);
      values = values && cases && values.flatMap((start) => cases.map((end) => start + end + span.literal.text));
    }
    return values;
  }

  function literalsOf(type: ts.Type): string[] | null {
    if (type.isUnion()) return join(type.types.map(literalsOf));
    if (type.isStringLiteral()) return [type.value];
    // A `MessageKey`: its literals are checked where they are written.
    if (type.flags & ts.TypeFlags.TemplateLiteral) return [];
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint && constraint !== type ? literalsOf(constraint) : null;
  }

  function propertiesOf(type: ts.Type): string[] | null {
    const names = type.getProperties().map((property) => property.name);
    return names.length > 0 && !type.getStringIndexType() ? names : null;
  }
}

function join(parts: readonly (string[] | null)[]): string[] | null {
  return parts.every((part) => part !== null) ? parts.flat() : null;
}

function candidatesOf(key: string, namespace: string): string[] {
  return key.includes(':') ? [key] : [`${namespace}:${key}`, `${sharedNamespace}:${key}`];
}
