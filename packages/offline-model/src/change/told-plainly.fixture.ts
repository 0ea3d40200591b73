/** How people say what a list shall be like, to apps of several languages; see `readRows`. */
export const TOLD_PLAINLY = `
# A tool library. Tools: name, shelf, maker, state (spare, sound, worn), lent to. Loans: tool, date, days, neighbour.
the shelf should be A, B or C => Shelf is now a choice: A, B, C. // "options":["A","B","C"]
the state is important, urgent or not => ? the state is important, urgent or not
makers should be numbers => Maker is now of another kind: number.
only numbers in the shelf => Shelf is now of another kind: number.
the shelf must be between 1 and 12 => Shelf is now of another kind: number. // "min":1,"max":12
don't show the maker in the table => Lists of Tools no longer show Maker; each record still has it. // "label":"Maker","type":"text","isRequired":false,"isUnique":false,"isListed":false
show shelf and state only in the list => Lists of Tools no longer show Maker; // "label":"Maker"
i can't see the maker in the list => “i can't see the maker in the list”: it is so already
put the maker before the shelf => The fields of Tools have a new order.
in the loans list the days should come first => The fields of Loans have a new order.
the state is sound by default => State begins as Sound.
lent to should be one of our members => Lent to is now chosen from Members. // "type":"relation"
each tool belongs to an owner (name, street) => Owners are kept now, each with Name, Street, on their own page. Tools have a new field: Owner.
link the tools to a person => Tools have a new field: Person. // "type":"relation","isRequired":false
delete the state worn => State can no longer be “Worn”. // "options":["Spare","Sound"]
rename the state "sound" to "as good as new" => “Sound” is now “as good as new”.
add a state "broken" after sound => State can be “broken” now. // ["Spare","Sound","broken","Worn"]
need one more state: lost => State can be “Lost” now.
rename maker to In whose workshop => The field Maker of Tools is now called In whose workshop.
replace shelf with drawer => The field Shelf of Tools is now called Drawer.
only show tools that are worn => The lists show only Tools whose State is Worn. // "only":{"field":"state","option":"Worn"}
add a button to mark as lost => Tools have a button “Mark as lost”. // "option":"Lost"
a button "Mended" that sets the state to sound => Tools have a button “Mended”. // "label":"Mended"
make the table rows smaller => ? make the table rows smaller
show tools without a shelf => ? show tools without a shelf
how many are rusty, on the start page please => ? how many are rusty, on the start page please
can you make it look like a real workshop => ? can you make it look like a real workshop
sort tools by maker, then by shelf => Tools can be sorted by Maker, and start in that order. ? shelf
group the tools by shelf => Headings between the groups I cannot draw yet
two tools cannot have the same name => Name must be unique.
at most 3 tools per person => At most 3 for each Lent to.
total days this month => Total days: this month
nobody may lend a tool for more than 14 days => Days: ≤ 14.
add Spoke key to the tools, shelf B, maker Park => Tools: “Spoke key” is in the list (Shelf: B, Maker: Park, State: Spare).
change the shelf of the first tool to D => Shelf D
we also have workbenches (name, room) => Workbenches are kept now, each with Name, Room, on their own page.
now a third list, Repairs: which tool, what day and how much it cost => Repairs are kept now, each with Tool, Date, Price, on their own page.
people ask for it all the time so add the serial number, and it has to be filled in => Serial number is required.
also add where we bought it => Tools have a new field: Bought at.
add a notes field to everything => Tools have a new field: Notes. Loans have a new field: Notes.
a calendar of the loans => Loans are shown as calendar.
a chart of days per neighbour => a chart: Days by neighbour.
remove the field maker => Tools no longer have the field Maker.
# Eine App für unsere Bücherei: Bücher (Titel, Autor, Regal, Zustand) und Leser (Name, Telefon)
[de] Regal heißt bei uns Fach => Das Feld Regal von Bücher heißt jetzt Fach.
[de] beim Zustand soll man nur gut, mittel oder schlecht auswählen können => Zustand ist jetzt eine Auswahl: Gut, Mittel, Schlecht.
[de] Regal bitte als Zahl => Regal hat jetzt eine andere Art: number.
[de] Nenne die Bücher Werke => Bücher heißen jetzt Werke; eingegebene Daten bleiben.
[de] Der Menüpunkt Leser soll Unsere Leser heißen, und die Knöpfe dunkelgrün => „Leser“ heißt jetzt „Unsere Leser“. Schaltflächen und Akzente: #006400.
[de] Jetzt noch Ausleihen: welcher Leser, welches Buch, zurück am => Ausleihen werden jetzt geführt
# Una app para mi huerto: cultivos (nombre, bancal, variedad) y riegos (cultivo, fecha, litros)
[es] quita el campo variedad => Cultivos ya no tienen el campo Variedad.
[es] cambia el nombre de riegos a regadas => Riegos ahora se llaman Regadas; no se pierde nada.
[es] quiero una tercera lista: plagas (cultivo, fecha, nota) => Plagas
`;
