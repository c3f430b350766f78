export const idleWords =
  'ab aber alle als am an auf aus bei beim bekomme bekommt bin bist da darf darfst das dass dem den denn der des die dies diese dieser du ein eine einem einen einer eines er es etwas für gibt habe haben hat ich ihr im in ist ja jede jeder kann kannst kommt man mein meine meinen mein mir mit muss musst nach nicht oder passiert sein sich sind so spiel spiels tut um und von vor wann warum was welche welcher welches bringt wenn wer werden wie wieso wieviel viel viele wird wo wofür wozu zu zum zur macht mache machen bedeutet'.split(
    ' ',
  );
