import type { Binding, NodePath } from '@babel/traverse';
import type * as t from '@babel/types';

/** A key as it is written, `t('offline')`: its literal and the string. */
export type KeyUse = { readonly literal: t.StringLiteral; readonly key: string; readonly path: NodePath };

/** `const t = useText(errors)`: the call that names the group, and what is made of `t`. */
export type Translator = {
  readonly name: string;
  readonly call: t.CallExpression;
  readonly statement: NodePath<t.VariableDeclaration>;
  readonly uses: readonly KeyUse[];
  /** uses of `t` whose key is not written there */
  readonly unreadable: readonly t.Node[];
};

/** What a module does with a group of texts that it imports. */
export type GroupUses = {
  readonly translators: readonly Translator[];
  /** `store.translate(errors, 'offline')`: the group's name and the key stand side by side */
  readonly direct: readonly (KeyUse & { readonly group: t.Node })[];
  /** what reads the group itself: `errors.en.offline`, `{ ...errors.en }` */
  readonly unreadable: readonly t.Node[];
};

export function usesOfGroup(group: Binding): GroupUses {
  const translators: Translator[] = [];
  const direct: (KeyUse & { group: t.Node })[] = [];
  const unreadable: t.Node[] = [];
  for (const path of group.referencePaths) {
    const call = path.parentPath;
    if (call?.isMemberExpression({ object: path.node })) unreadable.push(call.node);
    if (!call?.isCallExpression() || call.node.arguments[0] !== path.node) continue;
    const name = calledName(call.node);
    if (name === 'translate') {
      const use = keyUse(call, 1);
      if (use) direct.push({ ...use, group: path.node });
      else unreadable.push(call.node);
    }
    const translator = name === 'useText' || name === 'bind' ? translatorOf(call) : undefined;
    if (translator) translators.push(translator);
  }
  return { translators, direct, unreadable };
}

function translatorOf(call: NodePath<t.CallExpression>): Translator | undefined {
  const declarator = call.parentPath;
  const statement = declarator?.parentPath;
  if (!declarator?.isVariableDeclarator() || !statement?.isVariableDeclaration()) return undefined;
  const { id } = declarator.node;
  if (id.type !== 'Identifier') return undefined;
  const references = call.scope.getBinding(id.name)?.referencePaths ?? [];
  const uses: KeyUse[] = [];
  const unreadable: t.Node[] = [];
  for (const { parentPath, node } of references) {
    const use = parentPath?.isCallExpression({ callee: node }) ? keyUse(parentPath, 0) : undefined;
    if (use) uses.push(use);
    else if (parentPath) unreadable.push(parentPath.node);
  }
  return { name: id.name, call: call.node, statement, uses, unreadable };
}

function keyUse(path: NodePath<t.CallExpression>, at: number): KeyUse | undefined {
  const literal = path.node.arguments[at];
  return literal?.type === 'StringLiteral' ? { literal, key: literal.value, path } : undefined;
}

/** `useText` of `useText(x)`, `bind` of `store.bind(x)`. */
function calledName({ callee }: t.CallExpression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined;
}
