import type { ReactNode } from "react";
import { BingoMaker } from "@/components/tools/BingoMaker";
import { BmiCalculator } from "@/components/tools/BmiCalculator";
import { BudgetBoard } from "@/components/tools/BudgetBoard";
import { CardFigures } from "@/components/tools/CardFigures";
import { ColourPicker } from "@/components/tools/ColourPicker";
import { CostSplitter } from "@/components/tools/CostSplitter";
import { CsvChart } from "@/components/tools/CsvChart";
import { CurrencyConverter } from "@/components/tools/CurrencyConverter";
import { DateCalculator } from "@/components/tools/DateCalculator";
import { DayCountdown } from "@/components/tools/DayCountdown";
import { DrawingBoard } from "@/components/tools/DrawingBoard";
import { FlashcardDeck } from "@/components/tools/FlashcardDeck";
import { FormulaCalculator } from "@/components/tools/FormulaCalculator";
import { GradeCalculator } from "@/components/tools/GradeCalculator";
import { GroupMaker } from "@/components/tools/GroupMaker";
import { HabitGrid } from "@/components/tools/HabitGrid";
import { IdeaMaker } from "@/components/tools/IdeaMaker";
import { IntervalTimer } from "@/components/tools/IntervalTimer";
import { KanbanBoard } from "@/components/tools/KanbanBoard";
import { KitchenConverter } from "@/components/tools/KitchenConverter";
import { LoanCalculator } from "@/components/tools/LoanCalculator";
import { MarkdownEditor } from "@/components/tools/MarkdownEditor";
import { MealPlanner } from "@/components/tools/MealPlanner";
import { Metronome } from "@/components/tools/Metronome";
import { PasswordMaker } from "@/components/tools/PasswordMaker";
import { PhraseMaker } from "@/components/tools/PhraseMaker";
import { PocketCalculator } from "@/components/tools/PocketCalculator";
import { PollBoard } from "@/components/tools/PollBoard";
import { QuizMaker } from "@/components/tools/QuizMaker";
import { QrMaker } from "@/components/tools/QrMaker";
import { SumTrainer } from "@/components/tools/SumTrainer";
import { TextTools } from "@/components/tools/TextTools";
import { TimeClock } from "@/components/tools/TimeClock";
import { TimerBoard } from "@/components/tools/TimerBoard";
import { TipCalculator } from "@/components/tools/TipCalculator";
import { TypingTest } from "@/components/tools/TypingTest";
import { UnitConverter } from "@/components/tools/UnitConverter";
import { WeatherBoard } from "@/components/tools/WeatherBoard";

export const TOOLS: Readonly<Record<string, ReactNode>> = {
  BingoMaker: <BingoMaker size={5} count={4} />,
  BmiCalculator: <BmiCalculator />,
  BudgetBoard: (
    <BudgetBoard
      categories={["Groceries", "Rent", "Transport", "Leisure", "Health"]}
      chart="pie"
      months={6}
      hasExport
    />
  ),
  CardFigures: <CardFigures />,
  ColourPicker: <ColourPicker />,
  CostSplitter: (
    <CostSplitter
      firstPeople={["Anna", "Ben", "Carla"]}
      firstCosts={[
        { what: "Groceries", amount: 64.5, payer: 0 },
        { what: "Internet", amount: 30, payer: 1 },
      ]}
    />
  ),
  CsvChart: <CsvChart price={0} shape="line" />,
  CurrencyConverter: <CurrencyConverter />,
  DateCalculator: <DateCalculator />,
  DayCountdown: <DayCountdown title="New year" day="01-01" />,
  DrawingBoard: <DrawingBoard />,
  FlashcardDeck: (
    <FlashcardDeck
      fields={["Front", "Back"]}
      decks={["Basics", "Travel"]}
      first={[
        ["Capital of Japan", "Tokyo"],
        ["7 × 8", "56"],
      ]}
      grades={[
        { label: "Not yet", days: 0 },
        { label: "I knew it", days: 1 },
      ]}
      part="study"
    />
  ),
  FormulaCalculator: (
    <FormulaCalculator
      inputs={[
        { label: "Distance", unit: "km", initial: 120 },
        { label: "Price", unit: "", initial: 1.8 },
      ]}
      results={[{ label: "Cost", unit: "money", value: ([distance = 0, price = 0]) => distance * price }]}
      button="Calculate"
      isAboveZero
    />
  ),
  GradeCalculator: <GradeCalculator />,
  GroupMaker: <GroupMaker count={3} />,
  HabitGrid: <HabitGrid first={["Drink water", "Read 20 minutes", "Go for a walk"]} goals={[3]} />,
  IdeaMaker: (
    <IdeaMaker
      kinds={[]}
      count={5}
      makesNames={false}
      first={["A walk by the river", "A picnic", "A museum", "A board game"]}
    />
  ),
  IntervalTimer: <IntervalTimer work={40} rest={20} rounds={8} />,
  KanbanBoard: (
    <KanbanBoard
      columns={["To do", "In progress", "Done"]}
      first={["Sketch the first idea", "Write the plan", "Choose a date"]}
    />
  ),
  KitchenConverter: <KitchenConverter />,
  LoanCalculator: <LoanCalculator count={2} />,
  MarkdownEditor: <MarkdownEditor />,
  MealPlanner: <MealPlanner />,
  Metronome: <Metronome from={40} to={220} />,
  PasswordMaker: <PasswordMaker />,
  PhraseMaker: <PhraseMaker />,
  PocketCalculator: <PocketCalculator />,
  PollBoard: (
    <PollBoard
      first={[
        { question: "Where do we meet on Friday?", options: ["The old café", "By the river"], votes: [5, 8] },
      ]}
      minOptions={2}
      maxOptions={8}
    />
  ),
  QuizMaker: (
    <QuizMaker
      first={[
        {
          id: "nature",
          title: "Nature",
          questions: [{ text: "How many legs has a spider?", options: ["Eight", "Six"], answer: 0, why: "" }],
        },
      ]}
    />
  ),
  QrMaker: <QrMaker />,
  SumTrainer: <SumTrainer signs={["×"]} from={1} to={10} count={20} />,
  TextTools: <TextTools />,
  TimeClock: <TimeClock />,
  TimerBoard: (
    <TimerBoard mode="pomodoro" minutes={25} seconds={0} breakMinutes={5} longBreakMinutes={15} every={4} />
  ),
  TipCalculator: <TipCalculator />,
  TypingTest: <TypingTest seconds={60} />,
  UnitConverter: <UnitConverter />,
  WeatherBoard: <WeatherBoard />,
};
