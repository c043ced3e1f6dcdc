import { type BinaryOperationNode, OperatorNode, RawNode, ReferenceNode, SqliteQueryCompiler, ValueNode } from 'kysely';

/**
 * Writes `column = ?` as `column = (select ?)`. The bundled SQLite is built with STAT4 and prepares a join anew each time a value it compares an index with is bound, which takes ten times as
 * long as running it; it does not look into subqueries.
 */
export class SteadyQueryCompiler extends SqliteQueryCompiler {
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const isIndexed = ReferenceNode.is(leftOperand) || RawNode.is(leftOperand);
    const isBound = isIndexed && ValueNode.is(rightOperand) && !rightOperand.immediate;
    if (!isBound || !OperatorNode.is(operator) || operator.operator !== '=') {
      super.visitBinaryOperation(node);
      return;
    }
    this.visitNode(leftOperand);
    this.append(' = (select ');
    this.visitNode(rightOperand);
    this.append(')');
  }
}
