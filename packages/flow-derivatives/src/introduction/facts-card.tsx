import { Card } from '@quayside/ui/card';

/** Renders a card with `title` as its heading and `facts` as a bulleted list. */
export const FactsCard = ({ title, facts }: { title: string; facts: readonly string[] }) => (
  <Card title={title}>
    <ul className="m-0 flex list-disc flex-col gap-2 ps-5 text-body text-ink">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  </Card>
);
