import {
  type BinaryOperationNode,
  type LimitNode,
  type OffsetNode,
  type OperationNode,
  OperatorNode,
  RawNode,
  ReferenceNode,
  SqliteQueryCompiler,
  ValueNode,
} from 'kysely';

/**
 * Writes `column = ?` as `column = (select ?)`, and a limit in the same way. The bundled SQLite is built with STAT4 and prepares a join anew each time a value it compares an index with, or stops
 * at, is bound, which takes ten times as long as running it; it does not look into subqueries.
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
    this.append(' = ');
    this.#visitSteadily(rightOperand);
  }

  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit ');
    this.#visitSteadily(limit);
  }

  protected override visitOffset({ offset }: OffsetNode): void {
    this.append('offset ');
    this.#visitSteadily(offset);
  }

  #visitSteadily(node: OperationNode): void {
    this.append('(select ');
    this.visitNode(node);
    this.append(')');
  }
}
