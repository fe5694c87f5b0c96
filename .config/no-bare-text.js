import ts from 'typescript';

const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;
const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

/**
 * A text beside other nodes needs an element of its own. A browser that translates the page wraps each text in an element; React
 * then no longer finds a text among siblings: it shows the old one or fails when a node comes before it.
 * The only child of an element may be a bare text: React sets the content of its parent.
 */
export const noBareText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      bare: 'A text beside other nodes needs an element of its own: a page that a browser translates fails without it.',
    },
  },
  create(context) {
    const { getTypeAtLocation } = context.sourceCode.parserServices;
    // Of a union with elements, such as ReactNode, only its maker knows.
    const isText = (type) => {
      const members = (type.isUnion() ? type.types : [type]).filter(({ flags }) => (flags & NOTHING) === 0);
      return members.length > 0 && members.every(({ flags }) => (flags & TEXT) !== 0);
    };
    const isBare = (child) =>
      child.type === 'JSXText' ||
      (child.type === 'JSXExpressionContainer' && isText(getTypeAtLocation(child.expression)));
    // No translation touches a blank.
    const isBlank = (child) =>
      (child.type === 'JSXText' && /^\s*$/.test(child.value)) ||
      (child.type === 'JSXExpressionContainer' &&
        (child.expression.type === 'JSXEmptyExpression' || child.expression.value === ' '));
    const check = ({ children }) => {
      const shown = children.filter((child) => !isBlank(child));
      if (shown.length < 2) return;
      for (const child of shown) if (isBare(child)) context.report({ node: child, messageId: 'bare' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
