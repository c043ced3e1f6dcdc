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
 * Compiles `column = ?` to `column = (select ?)`, and limits likewise. The bundled SQLite has
 * STAT4 and prepares a join again for each bound value of an index or limit, which takes ten
 * times as long as running it; subqueries are exempt.
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
