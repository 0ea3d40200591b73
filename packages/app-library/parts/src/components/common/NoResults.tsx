import { SearchXIcon } from "lucide-react";
import { EmptyState } from "@/components/common/EmptyState";
import { Button } from "@/components/ui/button";
import { words } from "@/lib/words";

interface NoResultsProps {
  title: string;
  onReset: () => void;
}

export function NoResults({ title, onReset }: NoResultsProps) {
  return (
    <EmptyState icon={SearchXIcon} title={title} text={words.noResultsText}>
      <Button variant="outline" onClick={onReset}>
        {words.clearFilters}
      </Button>
    </EmptyState>
  );
}
